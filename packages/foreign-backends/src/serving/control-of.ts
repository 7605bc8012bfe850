import type { Account, BackendName, ForeignBackend } from '../control.ts';
import type { Book } from './book.ts';
import type { Prices } from './prices.ts';
import type { Route, Server } from './serve.ts';

const BACKENDS: readonly BackendName[] = ['main', 'datacenter', 'honey', 'youquan', 'tuiwen'];

/** Every backend of the product at one address, or each at the path of `pathOf` below it. */
export const backendsAt = (
  url: string,
  pathOf: (name: BackendName) => string = () => '',
): ForeignBackend['backends'] =>
  Object.fromEntries(BACKENDS.map((name) => [name, url + pathOf(name)])) as Record<BackendName, string>;

interface System {
  server: Server;
  routes: readonly Route[];
  backends: ForeignBackend['backends'];
  account: Account;
  book: Book;
  prices: Prices;
  revoke(token: string): void;
  /** What the system keeps besides books, prices, faults and its log. */
  reset(): void;
}

/** What tests do with a system that is being served. */
export const controlOf = ({
  server,
  routes,
  backends,
  account,
  book,
  prices,
  ...own
}: System): ForeignBackend => ({
  url: server.url,
  backends,
  calls: routes,
  account,
  state: () => ({ ...book.state(), requests: [...server.requests] }),
  pay: book.pay,
  refund: book.refund,
  close: book.close,
  changePrice: prices.change,
  revoke: own.revoke,
  fault: server.fault,
  clear: server.clear,
  reset() {
    book.reset();
    prices.reset();
    own.reset();
    server.clear();
    server.requests.length = 0;
  },
  stop: server.stop,
});
