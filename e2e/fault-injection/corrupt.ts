import type { BrowserContext, Route } from '@playwright/test';

/** How a response is corrupted. */
export type Corruption =
  | 'one flipped byte'
  | 'half of it'
  | 'HTML'
  | '404'
  | 'another origin’s CORS'
  | 'a socket that stalls'
  | 'no network';

const PAGE = '<!doctype html><html><head><title>请登录</title></head><body>请先连接网络</body></html>';
const OPEN = { 'access-control-allow-origin': '*' };

/** Answers with a corrupted `body`. */
export async function answerCorrupted(route: Route, how: Corruption, body: Buffer): Promise<void> {
  const contentType = route.request().url().endsWith('.css') ? 'text/css' : 'text/javascript';
  switch (how) {
    case 'one flipped byte': {
      const flipped = Buffer.from(body);
      const at = Math.floor(flipped.length / 2);
      flipped.writeUInt8(flipped.readUInt8(at) ^ 1, at);
      return route.fulfill({ body: flipped, contentType, headers: OPEN });
    }
    case 'half of it':
      return route.fulfill({ body: body.subarray(0, body.length / 2), contentType, headers: OPEN });
    case 'HTML':
      return route.fulfill({ body: PAGE, contentType: 'text/html', headers: OPEN });
    case '404':
      return route.fulfill({ status: 404, body: 'no such file', contentType: 'text/plain', headers: OPEN });
    case 'another origin’s CORS':
      return route.fulfill({
        body,
        contentType,
        headers: { 'access-control-allow-origin': 'https://elsewhere.example' },
      });
    case 'no network':
      return route.abort('connectionreset');
    case 'a socket that stalls':
      // Never answered.
      return undefined;
  }
}

/**
 * Corrupts all responses below an address until the returned function is called.
 * Requests that stall are never answered.
 */
export async function corrupt(context: BrowserContext, below: string, how: Corruption): Promise<() => void> {
  let isHealed = false;
  await context.route(
    (url) => url.href.startsWith(below),
    async (route) => {
      if (isHealed) return route.fallback();
      const isOwn = how === 'one flipped byte' || how === 'half of it' || how === 'another origin’s CORS';
      const body = isOwn ? await (await route.fetch()).body() : Buffer.alloc(0);
      return answerCorrupted(route, how, body);
    },
  );
  return () => {
    isHealed = true;
  };
}
