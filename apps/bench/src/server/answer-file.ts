import { createHash } from 'node:crypto';
import zlib from 'node:zlib';
import type { Variant } from '../variants/variant.ts';

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** How bodies are sent: brotli, or as they are. */
export type Encoding = 'br' | 'identity';

/** A file as it is sent, with the headers of the hosting (`packages/release/hosting/nginx`). */
export interface ReadyFile {
  headers: Record<string, string>;
  etag: string;
  body: Buffer;
}

const TYPES: Record<string, string> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
};
const typeOf = (file: string) =>
  `${TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? 'text/plain'}; charset=utf-8`;

/** Files of releases never change, and the bundle's are served like them; what says which release is live is revalidated. */
function cachingOf(path: string): string {
  if (path === '/r/alive.txt') return 'no-store';
  return /^\/[rb]\//.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** `quality` of brotli: 11 is the best. */
export const encoded = (content: Buffer, encoding: Encoding, quality: number): Buffer =>
  encoding === 'br'
    ? zlib.brotliCompressSync(content, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: quality } })
    : content;

function readyFile(path: string, name: string, content: Buffer, encoding: Encoding): ReadyFile {
  const etag = `"${createHash('sha256').update(content).digest('hex').slice(0, 16)}"`;
  return {
    headers: {
      'content-type': typeOf(name),
      'content-encoding': encoding,
      'cache-control': cachingOf(path),
      vary: 'accept-encoding',
      etag,
    },
    etag,
    body: encoded(content, encoding, 11),
  };
}

/** Everything of a variant by its path. */
export function readyFiles({ pages, files }: Variant<string>, encoding: Encoding): Map<string, ReadyFile> {
  return new Map([
    ...[...pages].map(([path, html]): [string, ReadyFile] => [
      path,
      readyFile(path, 'page.html', Buffer.from(html), encoding),
    ]),
    ...[...files].map(([path, content]): [string, ReadyFile] => [
      path,
      readyFile(path, path, content, encoding),
    ]),
  ]);
}

/** The answer to a request: 304 without a body if the browser has this very file. */
export function answerFile({ headers, etag, body }: ReadyFile, ifNoneMatch: string | undefined): Answer {
  if (ifNoneMatch !== etag) return { status: 200, headers, body };
  const { 'cache-control': caching = '' } = headers;
  return { status: 304, headers: { 'cache-control': caching, etag }, body: Buffer.alloc(0) };
}
