import type { ApiError, Order } from '@vip/api';
import type { Notice, PendingPurchase, CheckoutPorts } from '../contract.ts';

/** What the result page shows. The fields are those of the page's own `ResultView`, without its functions. */
export type ResultState =
  | { status: 'loading' }
  /** The server knows no such order. */
  | { status: 'missing' }
  | { status: 'error'; error: ApiError }
  | { status: 'paid' | 'closed' | 'refunded'; order: Order }
  | UnpaidResult;

/** Not paid as far as the server knows. `unknown` after 60 s of visible time; queries go on. */
export interface UnpaidResult {
  status: 'confirming' | 'unknown';
  order: Order;
  /** 已完成支付 / 重新支付 is shown. */
  isAsking: boolean;
  /** A query is under way. */
  isChecking: boolean;
  /** A wallet is being opened or is open: nothing can be tapped meanwhile. */
  isLaunching: boolean;
  /** Whether 重新支付 is possible here. */
  canPayAgain: boolean;
  /** ms since 1970 of the last answer. */
  lastCheckedAt: number | null;
  /** How 重新支付 came to nothing; put away by the next action. */
  notice: Notice | null;
}

/** The result page's order: show `getState()`, call these. None of them throws or rejects. */
export interface Result {
  getState(): ResultState;
  subscribe(listener: () => void): () => void;
  /** 已完成支付: asks the server at once. */
  confirm(): void;
  /** 重新支付: the same order again. Ignored unless `canPayAgain`. */
  payAgain(): void;
  /** Puts the dialog away; the page goes on asking. */
  leave(): void;
  /** Reads again after an error, or after `missing`. */
  retry(): void;
  /** An end was shown: the purchase is forgotten on this device. */
  shown(): void;
  /** Stops timers and listeners. */
  destroy(): void;
}

/** Everything the result needs from outside; the same ports as the purchase's, with one optional. */
export interface ResultPorts extends Omit<
  CheckoutPorts,
  'createOrder' | 'payAgain' | 'onState' | 'isBuyer' | 'whose'
> {
  /**
   * A fresh instruction for the same order; left out where this phone cannot ask for one. Throws ApiError.
   * `pending` is what this phone knows of the purchase, null when it was begun elsewhere.
   */
  payAgain?: (order: Order, pending: PendingPurchase | null, code?: string) => Promise<Order>;
  onState?(state: ResultState): void;
}

/** `pending`: see `findPendingOrder`. `resultToken` null reads by the session. */
export interface ResultSubject {
  id: string;
  resultToken: string | null;
  pending: PendingPurchase | null;
}

export type CreateResult = (ports: ResultPorts, subject: ResultSubject) => Result;
