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

test('the hash depends on the contents', () => {
  write('a/b.ts', '1');
  const before = sourceHash([folder]);
  expect(sourceHash([folder])).toBe(before);
  write('a/b.ts', '2');
  expect(sourceHash([folder])).not.toBe(before);
});

test('a renamed file changes the hash', () => {
  write('a.ts', '1');
  const before = sourceHash([folder]);
  fs.renameSync(path.join(folder, 'a.ts'), path.join(folder, 'b.ts'));
  expect(sourceHash([folder])).not.toBe(before);
});

test('built and installed files do not count', () => {
  write('a.ts', '1');
  const before = sourceHash([folder]);
  write('dist/a.js', '1');
  write('node_modules/x/a.js', '1');
  expect(sourceHash([folder])).toBe(before);
});

test('single files count as well as folders', () => {
  write('a/a.ts', '1');
  write('lock.yaml', '1');
  const sources = ['a', 'lock.yaml'].map((name) => path.join(folder, name));
  const before = sourceHash(sources);
  write('lock.yaml', '2');
  expect(sourceHash(sources)).not.toBe(before);
});
