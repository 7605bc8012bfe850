import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sourceHash } from './source-hash.ts';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sources-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));
const write = (name: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  fs.writeFileSync(path.join(folder, name), text);
};

test.each<[string, () => void]>([
  ['another content', () => write('a/b.ts', '2')],
  ['another name', () => fs.renameSync(path.join(folder, 'a/b.ts'), path.join(folder, 'a/c.ts'))],
  ['another content of a single file', () => write('lock.yaml', '2')],
])('%s changes the hash, built and installed files do not', (_, change) => {
  write('a/b.ts', '1');
  write('lock.yaml', '1');
  const sources = ['a', 'lock.yaml'].map((name) => path.join(folder, name));
  const before = sourceHash(sources);
  write('a/dist/a.js', '1');
  write('a/node_modules/x/a.js', '1');
  expect(sourceHash(sources)).toBe(before);
  change();
  expect(sourceHash(sources)).not.toBe(before);
});
