import type { ForeignBackend, StartOptions } from '../control.ts';
import { openBook } from '../serving/book.ts';
import { backendsAt, controlOf } from '../serving/control-of.ts';
import { openPrices } from '../serving/prices.ts';
import { serve, type Route } from '../serving/serve.ts';
import { digits } from '../serving/text.ts';
import { invalid, refused, tooMany, unauthorized } from './answers.ts';
import { ACCOUNT, openSessions } from './login.ts';
import { openOrders } from './orders.ts';
import { packageRoutes } from './packages.ts';
import { preparedRoutes } from './prepared.ts';
import { GIFTS, PREPARED, SOLD } from './shop.ts';
import { SHOWCASE } from './showcase.ts';

/*
 * A backend that does what the specification's section 7 says and nothing else, in the contract's form where the
 * specification shows none. It refuses every path, parameter, field and header that it does not know. It knows no idempotency
 * key, has no tokens for results, returns buyers to the address as it was sent, and answers a login with the token only.
 */

const HEADERS = ['authorization', 'content-type'];
/** Headers that browsers and HTTP clients set themselves. */
const OWN_HEADERS =
  /^(accept|accept-encoding|accept-language|cache-control|connection|content-length|host|origin|pragma|priority|referer|user-agent|(sec|proxy)-.*)$/;

/** Starts it. Each backend has an address of its own, below the server's. */
export async function startStrict(options: StartOptions): Promise<ForeignBackend> {
  const book = openBook(700_001, () => `S${digits(14)}`);
  const prices = openPrices([
    ...Object.values(SOLD).flat(),
    ...GIFTS.map((gift) => gift.package),
    ...PREPARED.flatMap(({ options }) => options.map(({ pid, price }) => ({ id: pid, price }))),
  ]);
  const sessions = openSessions(book);
  const orders = openOrders(book, sessions, prices);
  const routes: readonly Route[] = [
    ...packageRoutes(book, sessions, prices),
    ...SHOWCASE,
    ...sessions.routes,
    ...orders.routes,
    ...preparedRoutes(sessions, orders, prices),
  ];
  const server = await serve(
    {
      routes,
      cors: (origin, preflight) => {
        if (
          preflight &&
          (!['GET', 'POST'].includes(preflight.method) ||
            preflight.headers.some((name) => !HEADERS.includes(name)))
        )
          return null;
        return {
          'access-control-allow-origin': origin,
          vary: 'Origin',
          ...(preflight && {
            'access-control-allow-methods': 'GET, POST',
            'access-control-allow-headers': HEADERS.join(', '),
          }),
        };
      },
      unknownHeader: (name) => !HEADERS.includes(name) && !OWN_HEADERS.test(name),
      unknownCall: (_, isPathKnown) =>
        isPathKnown ? refused(405, 'method', 'unknown method') : refused(400, 'unknown_path', 'unknown path'),
      badBody: () => refused(400, 'body', 'the body is no JSON'),
      refusals: {
        wrong_status: refused(500, 'server', 'internal error'),
        invalid: invalid({ price: '金额不正确' }),
        unauthorized: unauthorized(),
        rate_limited: tooMany(17),
      },
      toOtherUnit: 0.01,
    },
    options,
  );
  return controlOf({
    server,
    routes,
    backends: backendsAt(server.url, (name) => `/${name}`),
    account: ACCOUNT,
    book,
    prices,
    revoke: sessions.revoke,
    reset() {
      orders.reset();
      sessions.reset();
    },
  });
}
