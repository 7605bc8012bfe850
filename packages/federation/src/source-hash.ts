import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const EXCLUDED = new Set(['node_modules', 'dist', '.turbo']);

/** A short hash of the names and contents of files, and of all files below folders. */
export function sourceHash(sources: string[]): string {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of filesOf(source)) {
      hash.update(path.relative(source, file)).update('\0').update(fs.readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex').slice(0, 10);
}

const filesOf = (source: string): string[] =>
  fs.statSync(source).isDirectory() ? filesBelow(source) : [source];

function filesBelow(folder: string): string[] {
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !EXCLUDED.has(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const full = path.join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(full) : [full];
    });
}
