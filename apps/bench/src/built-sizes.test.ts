import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { remoteSize } from '@vip/release/size';
import { bridgeSize, remoteSizes } from './built-sizes.ts';

const build = {
  brand: 'honey',
  entry: ['entry.js'],
  pages: {
    './pay': { js: ['pay.js'], css: ['pay.css'], late: ['late.js'] },
    './result': { js: ['result.js'], css: [], late: [] },
  },
};
const contents = (file: string) => Buffer.from(file.repeat(50));

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sizes-'));
  fs.mkdirSync(path.join(folder, 'honey/dist/client'), { recursive: true });
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

test('the size of a remote is that of its build', () => {
  fs.writeFileSync(path.join(folder, 'honey/dist/build.json'), JSON.stringify(build));
  for (const file of ['entry.js', 'pay.js'])
    fs.writeFileSync(path.join(folder, 'honey/dist/client', file), contents(file));
  expect(remoteSizes(folder, ['honey'])).toEqual([remoteSize(build, contents)]);
});

test('a brand that is not built is refused', () =>
  expect(() => remoteSizes(folder, ['honey'])).toThrow('honey is not built'));

const written = (text: string): string => {
  const file = path.join(folder, 'bridge.js');
  fs.writeFileSync(file, text);
  return file;
};

test('weighs the bridge as it is sent', () => {
  const size = bridgeSize(written(`connectBridge${'a'.repeat(10_000)}`));
  expect(size).toBeGreaterThan(13);
  expect(size).toBeLessThan(100);
});

test('refuses to weigh what is not there, or no bridge', () => {
  expect(() => bridgeSize(path.join(folder, 'none.js'))).toThrow('not bundled');
  expect(() => bridgeSize(written(''))).toThrow('no bridge in it');
});
