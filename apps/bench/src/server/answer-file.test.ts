import zlib from 'node:zlib';
import { expect, test } from 'vitest';
import { answerFile, readyFiles } from './answer-file.ts';

const ready = (html = '<p>1</p>') =>
  readyFiles(
    {
      name: 'composed',
      pages: new Map([['/', html]]),
      files: new Map([
        ['/r/main/1/pay.js', Buffer.from('pay()')],
        ['/r/alive.txt', Buffer.from('1')],
        ['/registry/main.json', Buffer.from('{}')],
      ]),
    },
    'br',
  );
const file = (path: string, html?: string) => ready(html).get(path)!;

test('files of a release are cached for ever, all else is revalidated or not stored', () => {
  expect(file('/r/main/1/pay.js').headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(file('/').headers['cache-control']).toBe('no-cache');
  expect(file('/registry/main.json').headers['cache-control']).toBe('no-cache');
  expect(file('/r/alive.txt').headers['cache-control']).toBe('no-store');
});

test('a browser that has this page gets 304 without a body, after a release the new page', () => {
  const { etag } = file('/');
  expect(answerFile(file('/'), etag)).toMatchObject({ status: 304, headers: { etag } });
  expect(answerFile(file('/'), etag).body).toHaveLength(0);
  const { status, headers, body } = answerFile(file('/', '<p>2</p>'), etag);
  expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(zlib.brotliDecompressSync(body).toString()).toBe('<p>2</p>');
});
