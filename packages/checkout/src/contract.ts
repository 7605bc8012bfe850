import type { ApiError, Consent, Order, PayInstruction, PayType } from '@vip/api';

/** What a user is about to buy. Another package or price is a new intent, and a new order. */
export interface Intent {
  packageId: string;
  packageName: string;
  level: string;
  /** Fen, as shown when it was tapped. */
  price: number;
  payType: PayType;
  consents: Consent[];
  /** The buyer's account id, `~` and a hash where only a token is known, '' for an anonymous user. */
  user: string;
  /**
   * Further ids that the order call needs. A different detail is another intent. No personal data: all tabs can read
   * the storage that it is kept in.
   */
  detail?: Readonly<Record<string, string>>;
}

/** The wallet APIs. Scanning a code and copying a link are no launch methods. */
export type LaunchMethod = 'jsapi' | 'trade_pay' | 'bridge' | 'h5' | 'form';

/** A wallet's result. It proves nothing about the payment: the server is queried in every case. */
export type LaunchResult =
  /** Left for another page: this one may be unloaded at any moment. */
  | 'left'
  | 'done'
  /** The buyer is back and the wallet does not report whether it was paid: the buyer and the server are asked. */
  | 'returned'
  | 'cancelled'
  | 'failed';

/** Carries out a pay instruction. Never throws: what cannot be carried out is `failed`. */
export type Launch = (instruction: PayInstruction) => Promise<LaunchResult>;

/** The backend that reads an order. */
export type OrderReader = 'main' | 'datacenter';

/** How an order is read. `resultToken` null reads by the session. */
export interface OrderRef {
  id: string;
  resultToken: string | null;
  reads: OrderReader;
}

/** Where a purchase is made. */
export interface PurchaseOrigin {
  /** The order calls that made it, e.g. `main.official`: only a page with the same ones continues it in place. */
  family: string;
  reads: OrderReader;
  /** The route of its result page, `/result/{token}/{id}/{um}/{level}`. */
  resultTemplate: string;
}

/** A purchase as it is stored before the cashier opens, until its result was shown. Times in ms since 1970. */
export interface PendingPurchase extends PurchaseOrigin {
  key: string;
  intent: Intent;
  /** null until the server answered. */
  order: Order | null;
  /** The result token, kept apart from the session's. */
  resultToken: string | null;
  /** When the wallet was opened; null before. */
  launchedAt: number | null;
  startedAt: number;
  /** The id of the tab that made it. */
  tab: string;
  /** The buyer does not want to continue it. It may be paid nevertheless, so the server is queried about it. */
  isDismissed?: boolean;
  /** The server has answered this key with another order, so it continues nothing. */
  isKeyLost?: boolean;
  /**
   * Its order request went out without a key, so an order that was made is payable until then, at the latest (ms since
   * 1970). Nothing but this purchase leads to it.
   */
  payableUntil?: number;
}

/** The owner of a stored purchase: `unsure` if it or the present user is anonymous. */
export type Ownership = 'own' | 'unsure' | 'other';

/** An unfinished purchase of an earlier visit, after the server was queried. */
export interface Unfinished {
  purchase: PendingPurchase;
  /**
   * `unknown`: the server did not answer. `unanswered`: nor can it be asked, for the order's id is unknown (`payableUntil`).
   * `paid` only if it may be another person's: an own one ends in that state.
   */
  status: 'unpaid' | 'paid' | 'unknown' | 'unanswered';
  isOwn: boolean;
  /** Of `unanswered`: nothing is ordered in its place before (ms since 1970); null: the buyer may order again. */
  until?: number | null;
}

/** Why the machine is back at choosing. */
export type Notice =
  /**
   * The price differs from the one that was shown (fen); `now` is null until it is known. `acceptPrice` pays the order
   * at its amount. Without an order the server refused the request, and the package list has the new price.
   */
  | { kind: 'repriced'; packageId: string; shown: number; now: number | null; order: Order | null }
  /** Another user is logged in than the one who tapped. */
  | { kind: 'buyer_changed' }
  /** Another tab has paid in the meantime. */
  | { kind: 'paid_elsewhere' }
  /** `pending` may be another person's: the user has to answer before anything is ordered. */
  | { kind: 'unfinished' }
  /** A renewing package without a subscription text. */
  | { kind: 'not_sold' }
  | { kind: 'cancelled' }
  | { kind: 'failed' }
  /** Another tab has the lock: 正在另一页面支付. */
  | { kind: 'elsewhere' }
  /** The order has expired and is closed: the next tap makes a new one. */
  | { kind: 'expired' }
  /** WeChat gave no code for the OpenID. */
  | { kind: 'unidentified' }
  /**
   * A request for this order, made without a key, was not answered: a second order may be one too many. Nothing is ordered
   * before `until` (ms since 1970); null: the first one can be paid no longer, and the next tap orders again.
   */
  | { kind: 'unanswered'; key: string; until: number | null }
  /** The order is open, but has no instruction to pay it: a new one may be made once it is closed (ms since 1970). */
  | { kind: 'unclosed'; closesAt: number | null }
  | { kind: 'error'; error: ApiError };

export type CheckoutState =
  | { name: 'choosing'; notice: Notice | null; pending: Unfinished | null }
  | { name: 'creating'; intent: Intent }
  | { name: 'launching'; intent: Intent; order: Order }
  | Unpaid
  /** `resultTemplate` is that of the purchase, which may have been started on another page of the brand. */
  | { name: 'paid' | 'closed' | 'refunded'; order: Order; resultTemplate: string }
  /** A result page reads its order. */
  | { name: 'reading' }
  /** The server knows no such order, or it could not be read. */
  | { name: 'missing' }
  | { name: 'unreadable'; error: ApiError };

/** Not paid as far as the server knows. `unknown` after 60 s of visible time, never shown as failed; queries go on. */
export interface Unpaid {
  name: 'confirming' | 'unknown';
  intent: Intent;
  order: Order;
  /** 已完成支付 / 重新支付 is shown. */
  isAsking: boolean;
  /** A query is in progress. */
  isChecking: boolean;
  /** ms since 1970 of the last answer. */
  lastCheckedAt: number | null;
  /** Why 重新支付 failed on a result page; null otherwise. */
  notice: Notice | null;
}

/** The order of a result page. `resultToken` null reads by the session; `pending` is what this device stores of it. */
export interface ResultSubject {
  id: string;
  resultToken: string | null;
  pending: PendingPurchase | null;
}

/** The purchase as a page uses it. No method throws or rejects. */
export interface Checkout {
  getState(): CheckoutState;
  subscribe(listener: () => void): () => void;
  /** One tap. Ignored unless choosing. */
  pay(intent: Intent): void;
  /** 已完成支付: queries the server at once. */
  confirm(): void;
  /** 重新支付: opens the wallet again for the same order. */
  payAgain(): void;
  /** 暂不支付: back to choosing, the order kept. */
  leave(): void;
  /** Continues `pending`. Ignored for a purchase of another family, which is continued on its result page. */
  resume(): void;
  /** Pays the order of a `repriced` notice at its own amount. */
  acceptPrice(): void;
  /** Queries stored purchases again: after a change of the user, or after some time. */
  recheck(): void;
  /** Stops offering `pending`. It is removed from storage, unless it is an own one that may be paid. */
  dismissPending(): void;
  /** Removes the notice. On a result page it also closes the dialog; queries continue. */
  dismissNotice(): void;
  /** Reads the order of a result page again. */
  retry(): void;
  /** The end of the order was shown: removes the purchase from this device. */
  shown(): void;
  /** Stops timers and listeners; the pending purchase stays in storage. */
  destroy(): void;
}

export interface CheckoutStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** Storage that all tabs share. */
export interface SharedStorage extends CheckoutStorage {
  /** Another tab changed a key; null: all of them. Returns a cleanup function. */
  onChange(listener: (key: string | null) => void): () => void;
}

/** What the page was doing when it was left for an authorisation. */
export type ResumeAction = 'create' | 'payAgain';

/**
 * The payer's OpenID in WeChat: a code for it is valid once and for five minutes (WeChat, web page authorisation).
 * It is fetched on demand, by leaving the page and coming back to it.
 */
export interface Identity {
  /**
   * The action that this load of the page has to resume, returned once. null if the page was not left, for another
   * subject, or more than five minutes after the page was left.
   */
  returned(subject: string): ResumeAction | null;
  /** A code is available. */
  isKnown(): boolean;
  /** The code, once. */
  take(): string | null;
  /** Leaves for a code. `subject` identifies what is paid; `isAgain` if a code was refused. */
  leave(subject: string, resumeAction: ResumeAction, isAgain: boolean): void;
  /** Another tap: an earlier redirect that is still pending resumes nothing. */
  cancel(): void;
  /** Whether the server refused the code that was taken and another one may be fetched, once per tap. */
  isWorthAnother(error: ApiError): boolean;
}

/** What the backends of a purchase can do. */
export interface OrderCapabilities {
  /** The same key returns the same order. Without it a request that was not answered is never repeated by itself. */
  hasKeys: boolean;
  /** `payAgain` works. Without it an order is read, and a new one is made only once that one is closed. */
  paysAgain: boolean;
  /** ms for which an unpaid order can be paid, at most. Counts only without keys. */
  validMs: number;
}

/** In local storage: the last paid order of a brand. Here, because pages read it before the machine has loaded. */
export const paidKey = (scope: string) => `checkout.${scope}.paid`;

/** Everything that the machine needs from outside. */
export interface CheckoutPorts {
  /** Everything, where it is left out. */
  capabilities?: OrderCapabilities;
  /** Makes the order; the same key returns the same order, with `hasKeys`. Throws ApiError. `code`: see `identity`. */
  createOrder(intent: Intent, key: string, code?: string): Promise<Order>;
  /** Reads an order of any page of the brand. Throws ApiError. */
  getOrder(order: OrderRef): Promise<Order>;
  /** A fresh instruction for the same order, with `paysAgain`. Throws ApiError. */
  payAgain(pending: PendingPurchase, code?: string): Promise<Order>;
  /** Only where WeChat's OpenID is needed to pay. A new one for every load of the page. */
  identity?: Identity;
  launch: Launch;
  /** Whether `user` of an intent is the present user. */
  isBuyer(user: string): boolean;
  /** Who owns a stored purchase of `user`, for the present user. */
  whose(user: string): Ownership;
  origin: PurchaseOrigin;
  /** Never throws. */
  storage: SharedStorage;
  /**
   * Storage of this tab alone that survives a reload (`sessionStorage`). It lets a tab that comes back from the cashier
   * recognise its own lock.
   */
  tab: CheckoutStorage;
  /**
   * What was stored at `paidKey` when the page was opened: a payment of another tab since then is shown. Left out: what
   * is stored when the machine starts.
   */
  paidBefore?: string | null;
  /** The brand, part of the storage keys. All pages of a brand share their purchases and the lock. */
  scope: string;
  clock: {
    /** ms since 1970. */
    now(): number;
    after(ms: number, run: () => void): () => void;
  };
  visibility: { isVisible(): boolean; onChange(listener: () => void): () => void };
  /** A random text, at least 122 bits. */
  randomId(): string;
  /** Every change of state, for events. */
  onState?(state: CheckoutState): void;
}
