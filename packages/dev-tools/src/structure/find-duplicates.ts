import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isProduct } from './product-files.ts';

/** Blocks of at least so many lines that stand in two places. */
const LEAST_LINES = 6;

export interface Duplicates {
  /** Both places are files of the product. */
  product: number;
  /** The others: in tests, and between tests and product. */
  tests: number;
}

interface Report {
  duplicates: { firstFile: { name: string }; secondFile: { name: string } }[];
}

/** Counts blocks that were written twice, with jscpd. */
export function findDuplicates(root: string): Duplicates {
  const folder = mkdtempSync(join(tmpdir(), 'jscpd-'));
  try {
    const { status, stderr } = spawnSync(
      join(import.meta.dirname, '../../node_modules/.bin/jscpd'),
      [
        ...['--min-lines', String(LEAST_LINES), '--format', 'typescript,tsx,css'],
        ...['--ignore', '**/node_modules/**,**/dist/**', '--reporters', 'json', '--output', folder, '.'],
      ],
      { cwd: root, encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(`jscpd failed: ${stderr}`);
    const { duplicates } = JSON.parse(readFileSync(join(folder, 'jscpd-report.json'), 'utf8')) as Report;
    const product = duplicates.filter(({ firstFile, secondFile }) =>
      [firstFile, secondFile].every(({ name }) => isProduct(name) || name.endsWith('.css')),
    );
    return { product: product.length, tests: duplicates.length - product.length };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
