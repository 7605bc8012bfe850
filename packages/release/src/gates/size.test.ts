import { randomBytes } from 'node:crypto';
import zlib from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { FILES_LIMIT, remoteSize, REMOTE_LIMIT, sizeViolations } from './size.ts';

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
/** The page's script has this many incompressible bytes. */
const heavy = (bytes: number) => (file: string) => (file === 'pay.js' ? randomBytes(bytes) : contents(file));

describe('the size of a remote', () => {
  it('is its entry and the scripts of its purchase page, and no other page', () =>
    expect(remoteSize(build, contents)).toEqual({
      brand: 'honey',
      entry: weight('entry.js'),
      page: weight('pay.js'),
      total: weight('entry.js') + weight('pay.js'),
    }));

  it('is refused without a purchase page', () => {
    expect(() => remoteSize({ ...build, pages: {} }, contents)).toThrow('no purchase page');
    expect(sizeViolations({ ...build, pages: {} }, contents)).toEqual([
      expect.stringContaining('name the selling page so'),
    ]);
  });

  it('has a limit', () => {
    const room = REMOTE_LIMIT - weight('entry.js');
    expect(sizeViolations(build, heavy(room - 10))).toEqual([]);
    expect(sizeViolations(build, heavy(room + 1))).toEqual([
      expect.stringMatching(/weigh 16\.0\d kB of at most 16\.00 kB in brotli: load by import\(\)/),
    ]);
  });
});

it('a page has a limit of files, including lazy ones', () => {
  const late = (count: number) => Array.from({ length: count }, (_, at) => `late${at}.js`);
  const pages = (count: number) => ({ './pay': { js: ['pay.js'], css: ['pay.css'], late: late(count) } });
  expect(sizeViolations({ ...build, pages: pages(FILES_LIMIT - 2) }, contents)).toEqual([]);
  expect(sizeViolations({ ...build, pages: pages(FILES_LIMIT - 1) }, contents)).toEqual([
    expect.stringContaining(`./pay has ${FILES_LIMIT + 1} files of at most ${FILES_LIMIT}`),
  ]);
});
