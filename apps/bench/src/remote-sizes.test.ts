import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { remoteSize } from '@vip/release/size';
import { remoteSizes } from './remote-sizes.ts';

const build = {
  brand: 'honey',
  entry: ['entry.js'],
  pages: {
    './pay': { js: ['pay.js'], css: ['pay.css'], late: ['late.js'] },
    './result': { js: ['result.js'], css: [], late: [] },
  },
};
const contents = (file: string) => Buffer.from(file.repeat(50));

let apps: string;
beforeEach(() => {
  apps = fs.mkdtempSync(path.join(os.tmpdir(), 'sizes-'));
  fs.mkdirSync(path.join(apps, 'honey/dist/client'), { recursive: true });
});
afterEach(() => fs.rmSync(apps, { recursive: true }));

test('the size of a remote is that of its build', () => {
  fs.writeFileSync(path.join(apps, 'honey/dist/build.json'), JSON.stringify(build));
  for (const file of ['entry.js', 'pay.js'])
    fs.writeFileSync(path.join(apps, 'honey/dist/client', file), contents(file));
  expect(remoteSizes(apps, ['honey'])).toEqual([remoteSize(build, contents)]);
});

test('a brand that is not built is refused', () =>
  expect(() => remoteSizes(apps, ['honey'])).toThrow('honey is not built'));
