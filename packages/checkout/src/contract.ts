import type { ApiError, Consent, Order, PayInstruction, PayType } from '@vip/api';
import type { Identity } from './identity/identity.ts';

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
   * What else the order call needs, and what makes it another intent when it changes: ids and marks. Never what is
   * personal: it is stored where all tabs can read it.
   */
  detail?: Readonly<Record<string, string>>;
}

/** The wallet APIs. A scanned code and a copied link are no launch methods. */
export type LaunchMethod = 'jsapi' | 'trade_pay' | 'bridge' | 'h5' | 'form';

/** A wallet's result. It proves nothing about the payment: the server is queried in every case. */
export type LaunchResult =
  /** Left for another page: this one may be gone in a moment. */
  | 'left'
  | 'done'
  /** The buyer is back and the wallet does not say whether he paid: he is asked, as the server is. */
  | 'returned'
  | 'cancelled'
  | 'failed';

/** Carries out a pay instruction. Never throws: what cannot be carried out is `failed`. */
export type Launch = (instruction: PayInstruction) => Promise<LaunchResult>;

/** The backend that reads an order. */
export type OrderReader = 'main' | 'datacenter';

/** What names an order to the call that reads it. `resultToken` null reads by the session. */
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
  /** The buyer does not want to continue it. It may be paid all the same, so it is still queried. */
  isDismissed?: boolean;
  /** The server has answered this key with another order, so it continues nothing. */
  isKeyLost?: boolean;
}

/** Whose a stored purchase is: `unsure` where it or the present user is anonymous. */
export type Ownership = 'own' | 'unsure' | 'other';

/** A purchase that an earlier visit left, after the server was queried. */
export interface Unfinished {
  purchase: PendingPurchase;
  /** `unknown`: the server did not answer. `paid` only where it may be another person's: an own one ends in `paid`. */
  status: 'unpaid' | 'paid' | 'unknown';
  isOwn: boolean;
}

/** Why the flow is back at choosing. */
export type Notice =
  /**
   * The price is another than was shown (fen); `now` is null until it is known. `acceptPrice` pays the order at its
   * amount; without an order the server refused the request, and the package list has the new price.
   */
  | { kind: 'repriced'; packageId: string; shown: number; now: number | null; order: Order | null }
  /** Another user is logged in than the one who tapped. */
  | { kind: 'buyer_changed' }
  /** Another tab has paid meanwhile. */
  | { kind: 'paid_elsewhere' }
  /** `pending` may be another person's: the user has to say before anything is ordered. */
  | { kind: 'unfinished' }
  /** A renewing package without a subscription text. */
  | { kind: 'not_sold' }
  | { kind: 'cancelled' }
  | { kind: 'failed' }
  /** Another tab holds the lock: 正在另一页面支付. */
  | { kind: 'elsewhere' }
  /** The order was closed meanwhile (expired): the next tap makes a new one. */
  | { kind: 'expired' }
  /** WeChat did not say who pays. */
  | { kind: 'unidentified' }
  | { kind: 'error'; error: ApiError };

export type CheckoutState =
  | { name: 'choosing'; notice: Notice | null; pending: Unfinished | null }
  | { name: 'creating'; intent: Intent }
  | { name: 'launching'; intent: Intent; order: Order }
  | Unpaid
  /** `resultTemplate` is that of the purchase, which another page of the brand may have begun. */
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
  /** A query is under way. */
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

/** The purchase as a page uses it: shows `getState()`, calls these. None of them throws or rejects. */
export interface Checkout {
  getState(): CheckoutState;
  subscribe(listener: () => void): () => void;
  /** One tap. Ignored unless choosing. */
  pay(intent: Intent): void;
  /** 已完成支付: asks the server at once. */
  confirm(): void;
  /** 重新支付: opens the wallet again for the same order. */
  payAgain(): void;
  /** 暂不支付: back to choosing, the order kept. */
  leave(): void;
  /** Goes on with `pending`. Ignored for a purchase of another family, which is continued on its result page. */
  resume(): void;
  /** Pays the order of a `repriced` notice at its own amount. */
  acceptPrice(): void;
  /** Asks about stored purchases again: another user is there, or time has passed. */
  recheck(): void;
  /** Offers `pending` no more. It is forgotten, unless it is an own one that may be paid. */
  dismissPending(): void;
  /** Puts away the notice; on a result page the dialog, too, and the server is asked on. */
  dismissNotice(): void;
  /** Reads the order of a result page again. */
  retry(): void;
  /** The end of the order was shown: the purchase is forgotten on this device. */
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
  /** Another tab changed a key; null: everything. Returns the cleanup. */
  onChange?(listener: (key: string | null) => void): () => void;
}

/** Everything the machine needs from outside. */
export interface CheckoutPorts {
  /** Makes the order; the same key answers with the same order. Throws ApiError. `code`: see `identity`. */
  createOrder(intent: Intent, key: string, code?: string): Promise<Order>;
  /** Reads it, whichever page of the brand made it. Throws ApiError. */
  getOrder(order: OrderRef): Promise<Order>;
  /** A fresh instruction for the same order. Throws ApiError. */
  payAgain(pending: PendingPurchase, code?: string): Promise<Order>;
  /** Where WeChat's openid is needed to pay; left out elsewhere. Made anew for every load of the page. */
  identity?: Identity;
  launch: Launch;
  /** Whether `user` of an intent is the user who is here now. */
  isBuyer(user: string): boolean;
  /** Whose a stored purchase of `user` is, for the user who is here now. */
  whose(user: string): Ownership;
  origin: PurchaseOrigin;
  /** Never throws. */
  storage: SharedStorage;
  /**
   * Of this tab alone, living through a reload (`sessionStorage`): by it a tab that comes back from the cashier
   * knows its own lock. Without it the lock that it left behind holds it up until the lease runs out (15 s).
   */
  tab?: CheckoutStorage;
  /** The brand: names the storage keys. All pages of a brand share their purchases and the lock. */
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

/**
 * With a `subject` it starts at that order, for a result page: it has no packages to go back to, so that what came of
 * 重新支付 is the notice of `confirming`.
 */
export type CreateCheckout = (ports: CheckoutPorts, subject?: ResultSubject) => Checkout;
