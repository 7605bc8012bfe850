import type { ForeignBackend, StartOptions } from '../control.ts';
import { openBook } from '../serving/book.ts';
import { backendsAt, controlOf } from '../serving/control-of.ts';
import { openPrices } from '../serving/prices.ts';
import { gatewayPage, serve, type Route } from '../serving/serve.ts';
import { digits } from '../serving/text.ts';
import { badValue, serious, unlogin } from './answers.ts';
import { openCarts } from './cart.ts';
import { goodsRoutes } from './goods.ts';
import { ACCOUNT, openSessions } from './login.ts';
import { orderRoutes } from './orders.ts';
import { payRoutes } from './pay.ts';
import { GOODS } from './shop.ts';

/*
 * litemall-wx-api of github.com/linlinjava/litemall at a1ef964, as its controllers answer: everything with status 200 and
 * `errno`, money as decimals in yuan, times of the server's clock without an offset, null fields left out (JacksonConfig).
 */

export interface LitemallOptions extends StartOptions {
  /** Freight in fen for orders below 88 yuan: `litemall_express_freight_value`. 0 by default, as a shop of memberships sets it. */
  freight?: number;
}

/** Starts a litemall with a shop of memberships. `backends` are all at its address. */
export async function startLitemall({ freight = 0, ...options }: LitemallOptions): Promise<ForeignBackend> {
  // WxOrderService.payNotify: an order that was cancelled is paid all the same, and WxOrderService.cancel does not close it at WeChat.
  const book = openBook(31, () => `20261123${digits(6)}`, { paysClosed: true });
  const prices = openPrices(GOODS);
  const sessions = openSessions();
  const carts = openCarts(sessions, { book, prices, freight });
  const routes: readonly Route[] = [
    ...goodsRoutes(prices),
    ...sessions.routes,
    ...carts.routes,
    ...orderRoutes(book, sessions),
    ...payRoutes(book, sessions),
  ];
  const server = await serve(
    {
      routes,
      // CorsConfig.java: every origin, header and method; no header of an answer is exposed, `Date` neither.
      cors: (origin, preflight) => ({
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': 'true',
        vary: 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers',
        ...(preflight && {
          'access-control-allow-methods': preflight.method,
          'access-control-allow-headers': preflight.headers.join(', '),
          'access-control-max-age': '2592000',
        }),
      }),
      // GlobalExceptionHandler.java takes a wrong method as any exception; an unknown path has Spring Boot's own answer.
      unknownCall: ({ path }, isPathKnown) => {
        if (isPathKnown) return serious();
        const error = { status: 404, error: 'Not Found', message: 'No message available' };
        return { status: 404, json: { timestamp: new Date().toISOString(), ...error, path } };
      },
      badBody: badValue,
      refusals: {
        wrong_status: serious(),
        invalid: badValue(),
        unauthorized: unlogin(),
        // litemall limits only its codes; the gateway in front of it does the rest (nginx, `limit_req_status 429`).
        rate_limited: { status: 429, html: gatewayPage('429 Too Many Requests') },
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
      carts.reset();
      sessions.reset();
    },
  });
}
