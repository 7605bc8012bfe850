import type { ForeignBackend, StartOptions } from '../control.ts';
import { openBook } from '../serving/book.ts';
import { backendsAt, controlOf } from '../serving/control-of.ts';
import { openPrices } from '../serving/prices.ts';
import { serve, type Route } from '../serving/serve.ts';
import { digits } from '../serving/text.ts';
import { invalid, message, tooMany, unauthenticated } from './answers.ts';
import { ACCOUNT, openSessions } from './login.ts';
import { openOrders } from './orders.ts';
import { packageRoutes } from './packages.ts';
import { preparedRoutes } from './prepared.ts';
import { GIFTS, PREPARED, PRODUCTS } from './shop.ts';
import { SHOWCASE } from './showcase.ts';

/*
 * A shop's API as Laravel's documentation has them built: API resources in `data` with `meta` for pages
 * (laravel.com/docs/eloquent-resources), the validator's 422 with `errors` (docs/validation), 429 of the middleware `throttle`
 * with Retry-After (docs/routing), Sanctum's tokens (docs/sanctum) and config/cors.php as it is delivered, which exposes no
 * header. `decimal:2` casts give amounts as text; `format('Y-m-d H:i:s')` gives times of Asia/Shanghai without an offset.
 */

/** Starts the shop. `backends` are all at its address. */
export async function startLaravel(options: StartOptions): Promise<ForeignBackend> {
  const book = openBook(1024, () => `20261123${digits(12)}`);
  const prices = openPrices([...PRODUCTS, ...GIFTS, ...PREPARED.flatMap(({ skus }) => skus)]);
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
      // config/cors.php as it is delivered: `allowed_*` are `*`, `exposed_headers` is empty.
      cors: (_, preflight) => ({
        'access-control-allow-origin': '*',
        ...(preflight && {
          'access-control-allow-methods': preflight.method,
          'access-control-allow-headers': preflight.headers.join(', '),
          'access-control-max-age': '0',
          vary: 'Access-Control-Request-Method, Access-Control-Request-Headers',
        }),
      }),
      unknownCall: ({ path, method }, isPathKnown) => {
        const route = path.slice(1);
        return isPathKnown
          ? message(405, `The ${method} method is not supported for route ${route}.`)
          : message(404, `The route ${route} could not be found.`);
      },
      // PHP reads no input from it: the validator misses its fields.
      badBody: () => invalid({ package_id: ['请求内容不正确'] }),
      refusals: {
        wrong_status: message(500, 'Server Error'),
        invalid: invalid({ total_amount: ['金额不正确'] }),
        unauthorized: unauthenticated(),
        rate_limited: tooMany(17),
      },
      toOtherUnit: 100,
    },
    options,
  );
  return controlOf({
    server,
    routes,
    backends: backendsAt(server.url),
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
