import path from 'node:path';
import { BROWSERS } from '../targets.ts';
import { scriptViolations } from './script-violations.ts';
import { styleViolations } from './style-violations.ts';
import type { Violation } from './violation.ts';

const checks: Record<string, (text: string) => Violation[]> = {
  '.js': scriptViolations,
  '.css': styleViolations,
};

/**
 * What the oldest engines do not support in a shipped text, a sentence each with its place. `file` is the name of the
 * text, and its ending the language.
 */
export const baselineViolations = (file: string, text: string): string[] =>
  (checks[path.extname(file)]?.(text) ?? []).map(
    ({ line, column, what }) =>
      `chrome ${BROWSERS.chrome} or iOS ${BROWSERS.ios} cannot take ${file}:${line}:${column}: ${what}`,
  );
