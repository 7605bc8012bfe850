import type { Browser } from '@playwright/test';
import type { Load } from '../measure/one-load.ts';
import type { LimitCheck } from '../report/limits.ts';
import type { Certificate } from '../server/certificate.ts';
import type { Backend } from '../server/serve-variant.ts';

/** What every section of a run uses. */
export interface Bench {
  browser: Browser;
  certificate: Certificate;
  sandbox: Backend;
  /** Storage of a logged-in user. */
  storage: Record<string, string>;
  rounds: number;
}

/** One part of the report. */
export interface Section {
  title: string;
  table: string[];
  limits: LimitCheck[];
  /** Errors of pages by row. */
  errors: [row: string, error: string][];
  /** Everything measured, for `--json`. */
  data: object;
}

/** The errors of loads, each once per row. */
export const errorsOf = (
  loads: Iterable<readonly [row: string, each: readonly Pick<Load, 'errors'>[]]>,
): Section['errors'] =>
  [...loads].flatMap(([row, each]) =>
    [...new Set(each.flatMap(({ errors }) => errors))].map((error): [string, string] => [row, error]),
  );
