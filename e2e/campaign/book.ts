import type { Page, Request } from '@playwright/test';
import type { State } from '../fixtures/control.ts';
import type { Device } from './device.ts';
import type { Screen } from './screen.ts';

export type TapKind = 'pay' | 'accept' | 'payAgain' | 'resume' | 'acceptPrice';

/** The screen at a tap on a control that pays. Fen; ms. */
export interface Tap {
  kind: TapKind;
  at: number;
  amount: number | null;
  documents: string[];
  beneficiary: string | null;
  renews: boolean;
}

/** Consents of a tab. */
export interface Agreed {
  documents: Set<string>;
  /** Given in the sheet, not only by the box. */
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
  /** The answer's order; null without an answer. */
  orderId: string | null;
  /** The session of the prices on the screen. */
  listSession: string | null;
}

/** Events on a device that the rules need. Times in ms since 1970 by the server's clock. */
export interface Book {
  violations: string[];
  /** The pending tap by tab. */
  armed: Map<number, Tap>;
  ordered: Ordered[];
  /** Paid orders whose result was on the screen. */
  seen: Map<string, number>;
  /** When a logout removed the stored purchases. */
  wipedAt: number[];
  /** Orders placed on another phone. */
  elsewhere: Set<string>;
  /** The app's user and when it was sent; undefined before that. */
  appUser: { userId: string | null; at: number } | undefined;
  /** Token owners by token. */
  owners: Map<string, string>;
  /** Users who logged in by SMS in a page. */
  loggedIn: Set<string>;
  /** By tab. */
  agreed: Map<number, Agreed>;
  /** Trades whose cashier was open. */
  trades: Set<string>;
  /** URLs of pages after loading. */
  urls: Set<string>;
  /** Navigation without a network: the browser's error page is expected. */
  isStranded: boolean;
  report(rule: string, text: string): void;
  tap(kind: TapKind, screen: Screen, amount: number | null): void;
  agree(screen: Screen, inSheet: boolean): void;
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
    appUser: undefined,
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
    // An answer may be corrupted, or its page closed.
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

/** Orders of this device with their charges that were not refunded. */
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
