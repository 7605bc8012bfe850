import type { Page, Request } from '@playwright/test';
import type { State } from '../stage/control.ts';
import type { Device } from './device.ts';
import type { Sight } from './sight.ts';

export type TapKind = 'pay' | 'accept' | 'payAgain' | 'resume' | 'acceptPrice';

/** What was on the screen at a tap on something that pays. Fen; ms. */
export interface Tap {
  kind: TapKind;
  at: number;
  amount: number | null;
  documents: string[];
  beneficiary: string | null;
  renews: boolean;
}

/** What was agreed to in a tab. */
export interface Agreed {
  documents: Set<string>;
  /** In the sheet, and not by the box alone. */
  inSheet: boolean;
}

/** A request for an order. */
export interface Ordered {
  at: number;
  /** The Authorization header; '' without a session. */
  session: string;
  body: { phone?: string; user_id?: string };
  tap: Tap | null;
  agreed: Agreed | null;
  /** The answer's order; null where none came. */
  orderId: string | null;
  /** The session that the prices on the screen were asked for with. */
  listSession: string | null;
}

/** What happened on a device, as far as the rules ask. Times in ms since 1970 by the server's clock. */
export interface Book {
  violations: string[];
  /** The tap that nothing has come of yet, by tab. */
  armed: Map<number, Tap>;
  ordered: Ordered[];
  /** Paid orders whose result was on the screen. */
  seen: Map<string, number>;
  /** When the traces of purchases were wiped by a logout. */
  wipedAt: number[];
  /** Orders that were made on another phone. */
  elsewhere: Set<string>;
  /** Whom the app has named, and when; undefined while it has named nobody. */
  told: { userId: string | null; at: number } | undefined;
  /** Owners of tokens by the tokens. */
  owners: Map<string, string>;
  /** Users who logged in by SMS in a page. */
  loggedIn: Set<string>;
  /** By tab. */
  agreed: Map<number, Agreed>;
  /** Trades whose cashier was open. */
  trades: Set<string>;
  /** Addresses of the product's pages, as they were once the page was there. */
  urls: Set<string>;
  /** The buyer has moved between pages without a network: the browser's error page is his own doing. */
  isStranded: boolean;
  report(rule: string, text: string): void;
  tap(kind: TapKind, sight: Sight, amount: number | null): void;
  agree(sight: Sight, inSheet: boolean): void;
}

const ORDER = /\/packages\/\w+\/orders(?:\/official)?$|\/adminOrder\/buy\/\w+$/;
const LIST = /\/packages\/(?:wechat|welfare)$|\/v1\/activity$/;
const pathOf = (request: Request) => new URL(request.url()).pathname;
const sessionOf = (request: Request) => request.headers()['authorization'] ?? '';

export function openBook(device: Device): Book {
  const lists = new Map<Page, string>();
  const underWay = new Map<Request, Ordered>();
  const book: Book = {
    violations: [],
    armed: new Map(),
    ordered: [],
    seen: new Map(),
    wipedAt: [],
    elsewhere: new Set(),
    told: undefined,
    owners: new Map(),
    loggedIn: new Set(),
    agreed: new Map(),
    trades: new Set(),
    urls: new Set(),
    isStranded: false,
    report: (rule, text) => void book.violations.push(`${rule}: ${text}`),
    tap(kind, { documents, beneficiary, chosen }, amount) {
      book.armed.set(device.presentTab(), {
        kind,
        at: device.now(),
        amount,
        documents,
        beneficiary,
        renews: /连续/.test(chosen ?? ''),
      });
    },
    agree({ documents }, inSheet) {
      const before = book.agreed.get(device.presentTab())?.documents ?? [];
      book.agreed.set(device.presentTab(), { documents: new Set([...before, ...documents]), inSheet });
    },
  };
  device.context.on('request', (request) => {
    if (request.method() !== 'POST' || !ORDER.test(pathOf(request))) return;
    const page = request.frame().page();
    const body = (request.postDataJSON() ?? {}) as Ordered['body'];
    const ordered: Ordered = {
      at: device.now(),
      session: sessionOf(request),
      body,
      tap: book.armed.get(device.tabs.indexOf(page)) ?? null,
      agreed: book.agreed.get(device.tabs.indexOf(page)) ?? null,
      orderId: null,
      listSession: lists.get(page) ?? null,
    };
    book.ordered.push(ordered);
    underWay.set(request, ordered);
  });
  device.context.on('response', (response) => {
    const request = response.request();
    const path = pathOf(request);
    const ordered = underWay.get(request);
    const isList = request.method() === 'GET' && LIST.test(path);
    const isLogin = path.endsWith('/auth/smsCode');
    if (!response.ok() || !(ordered || isList || isLogin)) return;
    if (isList) lists.set(request.frame().page(), sessionOf(request));
    if (!ordered && !isLogin) return;
    // An answer may be spoilt, or its page gone.
    void response.json().then(
      (answer: unknown) => {
        const { id, token, user } = answer as { id?: string; token?: string; user?: { id: string } };
        if (ordered) ordered.orderId = id ?? null;
        if (isLogin && token && user) {
          book.owners.set(`Bearer ${token}`, user.id);
          book.loggedIn.add(user.id);
        }
      },
      () => undefined,
    );
  });
  return book;
}

/** Orders of this device, with what was charged for each and not given back. */
export const ownOrders = (book: Book, { orders, charges }: State) =>
  orders
    .filter(({ id }) => !book.elsewhere.has(id))
    .map((order) => ({
      order,
      net: charges
        .filter(({ order_id }) => order_id === order.id)
        .reduce((sum, { kind }) => sum + (kind === 'charge' ? 1 : -1), 0),
      ordered: book.ordered.find(({ orderId }) => orderId === order.id),
    }));
