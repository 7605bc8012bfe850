import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { remotesOf, remoteSize, remoteSizes } from './remote-sizes.ts';

const build = {
  brand: 'honey',
  entry: ['entry.js'],
  pages: {
    './pay': { js: ['pay.js'], css: ['pay.css'], late: ['late.js'] },
    './result': { js: ['result.js'], css: [], late: [] },
  },
};
const contents = (file: string) => Buffer.from(file.repeat(50));
const weight = (file: string) => zlib.brotliCompressSync(contents(file)).length;

let apps: string;
beforeEach(() => {
  apps = fs.mkdtempSync(path.join(os.tmpdir(), 'sizes-'));
  fs.mkdirSync(path.join(apps, 'honey/dist/client'), { recursive: true });
  fs.mkdirSync(path.join(apps, 'shell'));
  fs.writeFileSync(path.join(apps, 'honey/routes.ts'), '');
});
afterEach(() => fs.rmSync(apps, { recursive: true }));

test('a remote weighs its entry and the scripts of its purchase page, and no other page', () => {
  const size = remoteSize(build, contents);
  expect(size).toEqual({
    brand: 'honey',
    entry: weight('entry.js'),
    page: weight('pay.js'),
    total: weight('entry.js') + weight('pay.js'),
  });
});

test('a remote without a purchase page is refused', () =>
  expect(() => remoteSize({ ...build, pages: {} }, contents)).toThrow('no purchase page'));

test('every application with routes is a remote, and is weighed by its build', () => {
  fs.writeFileSync(path.join(apps, 'honey/dist/build.json'), JSON.stringify(build));
  for (const file of ['entry.js', 'pay.js'])
    fs.writeFileSync(path.join(apps, 'honey/dist/client', file), contents(file));
  expect(remotesOf(apps)).toEqual(['honey']);
  expect(remoteSizes(apps, ['honey'])).toEqual([remoteSize(build, contents)]);
});

test('a brand that is not built is refused', () =>
  expect(() => remoteSizes(apps, ['honey'])).toThrow('honey is not built'));
