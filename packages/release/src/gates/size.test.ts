import { randomBytes } from 'node:crypto';
import zlib from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { FILES_LIMIT, remoteSize, REMOTE_LIMIT, sizeTroubles } from './size.ts';

// Thousands of examples.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

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
/** The page's script is this many bytes that do not shrink. */
const heavy = (bytes: number) => (file: string) => (file === 'pay.js' ? randomBytes(bytes) : contents(file));

describe('the weight of a remote', () => {
  it('is its entry and the scripts of its purchase page, and no other page', () =>
    expect(remoteSize(build, contents)).toEqual({
      brand: 'honey',
      entry: weight('entry.js'),
      page: weight('pay.js'),
      total: weight('entry.js') + weight('pay.js'),
    }));

  it('is not known without a purchase page', () => {
    expect(() => remoteSize({ ...build, pages: {} }, contents)).toThrow('no purchase page');
    expect(sizeTroubles({ ...build, pages: {} }, contents)).toEqual([
      expect.stringContaining('give the page that sells this name'),
    ]);
  });

  it('has a limit', () => {
    const room = REMOTE_LIMIT - weight('entry.js');
    expect(sizeTroubles(build, heavy(room - 10))).toEqual([]);
    expect(sizeTroubles(build, heavy(room + 1))).toEqual([
      expect.stringMatching(/weigh 16\.0\d kB of at most 16\.00 kB in brotli: load by import\(\)/),
    ]);
  });
});

it('a page has a limit of files, late ones too', () => {
  const late = (count: number) => Array.from({ length: count }, (_, at) => `late${at}.js`);
  const pages = (count: number) => ({ './pay': { js: ['pay.js'], css: ['pay.css'], late: late(count) } });
  expect(sizeTroubles({ ...build, pages: pages(FILES_LIMIT - 2) }, contents)).toEqual([]);
  expect(sizeTroubles({ ...build, pages: pages(FILES_LIMIT - 1) }, contents)).toEqual([
    expect.stringContaining(`./pay has ${FILES_LIMIT + 1} files of at most ${FILES_LIMIT}`),
  ]);
});
