/** Types of what a site holds, by what the name ends with. Files with `.br` and `.gz` are objects of their own. */
const TYPES: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

/** The one file below `r/` that must come over the network each time: pages ask for it to tell whether there is one. */
const PROBE = 'r/alive.txt';

/** How an object is to be served: what lies in `r/<publisher>/<version>/` never changes, all else is asked for anew. */
export function headersOf(key: string): { ContentType: string; CacheControl: string } {
  const isImmutable = key.startsWith('r/') && key !== PROBE;
  return {
    ContentType: TYPES[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
    CacheControl: isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
}
