import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isProduct } from './read-graph.ts';

const LEAST_LINES = 6;

/** The same block in two places: `path:first line-last line`. */
export type Duplicate = readonly string[];

export interface Duplicates {
  /** Both places are product files. */
  product: readonly Duplicate[];
  /** The others: in tests, or in a test and a product file. */
  tests: readonly Duplicate[];
}

interface Place {
  name: string;
  start: number;
  end: number;
}

interface Report {
  duplicates: { firstFile: Place; secondFile: Place }[];
}

/** Globs of what `isProduct` leaves out: jscpd names one pair for a block in three places, which may hide the product's. */
const NOT_PRODUCT = [
  ...['**/*.test.*', '**/*.test-support.*', '**/test/**', '**/test-support/**', '**/testing/**'],
  ...['e2e/**', 'apps/campaign/**'],
];

/** Finds duplicated blocks of at least six lines in the TypeScript and CSS below a folder, by jscpd. */
export function findDuplicates(root: string): Duplicates {
  const isInProduct = (places: readonly Place[]) =>
    places.every(({ name }) => isProduct(name) || name.endsWith('.css'));
  const text = (places: readonly Place[]) => places.map(({ name, start, end }) => `${name}:${start}-${end}`);
  return {
    product: runJscpd(root, NOT_PRODUCT).filter(isInProduct).map(text),
    tests: runJscpd(root, [])
      .filter((places) => !isInProduct(places))
      .map(text),
  };
}

function runJscpd(root: string, ignored: readonly string[]): Place[][] {
  const folder = mkdtempSync(join(tmpdir(), 'jscpd-'));
  const ignore = ['**/node_modules/**', '**/dist/**', ...ignored].join();
  try {
    const { status, stderr } = spawnSync(
      join(import.meta.dirname, '../../node_modules/.bin/jscpd'),
      [
        ...['--min-lines', String(LEAST_LINES), '--format', 'typescript,tsx,css', '--ignore', ignore],
        ...['--reporters', 'json', '--output', folder, '.'],
      ],
      { cwd: root, encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(`jscpd failed: ${stderr}`);
    const { duplicates } = JSON.parse(readFileSync(join(folder, 'jscpd-report.json'), 'utf8')) as Report;
    return duplicates.map(({ firstFile, secondFile }) => [firstFile, secondFile]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
