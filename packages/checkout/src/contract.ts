import type { ApiError, Consent, Order, PayInstruction, PayType } from '@vip/api';
import type { Identity } from './identity/contract.ts';

/** What somebody is about to buy. A new intent (another package or price) is a new order. */
export interface Intent {
  packageId: string;
  packageName: string;
  level: string;
  /** Fen, as shown when it was tapped. */
  price: number;
  payType: PayType;
  consents: Consent[];
  /** The buyer, or '' before anybody is known; part of what makes an intent the same. */
  user: string;
  /**
   * What else the order call needs, and what makes it another intent when it changes: ids and marks. Never what is
   * personal: it is stored where all tabs can read it.
   */
  detail?: Readonly<Record<string, string>>;
}

/** The ways of telling a wallet. `qr` and `copy_link` are no ways to pay here: the page says how to go on. */
export type WalletWay = 'jsapi' | 'trade_pay' | 'bridge' | 'h5' | 'form';

/** What a wallet said. Proves nothing about the payment: the server is asked in every case but `cancelled` and `failed`. */
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

/** A purchase as it stands in storage before the cashier opens. */
export interface PendingPurchase {
  key: string;
  intent: Intent;
  /** null until the server answered. */
  order: Order | null;
  /** The result token, kept apart from the session's. */
  resultToken: string | null;
  /** ms since 1970: when the wallet was opened; null before. */
  launchedAt: number | null;
  startedAt: number;
}

/** Why the flow is back at choosing. */
export type Notice =
  | { kind: 'cancelled' }
  | { kind: 'failed' }
  /** Another tab holds the lock: 正在另一页面支付. */
  | { kind: 'elsewhere' }
  /** The order was closed meanwhile (expired): the next tap makes a new one. */
  | { kind: 'expired' }
  /** WeChat did not say who pays. */
  | { kind: 'unidentified' }
  | { kind: 'error'; error: ApiError };

export type PurchaseState =
  /** `pending` is there when an earlier visit left one that can be continued. */
  | { name: 'choosing'; notice: Notice | null; pending: PendingPurchase | null }
  | { name: 'creating'; intent: Intent }
  | { name: 'launching'; intent: Intent; order: Order }
  /** `asking`: back from the cashier, so 已完成支付 / 重新支付 is shown. `checking`: a query is under way. */
  | { name: 'confirming'; intent: Intent; order: Order; asking: boolean; checking: boolean }
  /** 60 s of visible time without an answer. Never shown as failed; queries go on. */
  | { name: 'unknown'; intent: Intent; order: Order; checking: boolean; lastCheckedAt: number | null }
  | { name: 'paid'; order: Order }
  | { name: 'closed'; order: Order }
  | { name: 'refunded'; order: Order };

/** The purchase as a page uses it: shows `getState()`, calls these. None of them throws or rejects. */
export interface Purchase {
  getState(): PurchaseState;
  subscribe(listener: () => void): () => void;
  /** One tap. Ignored unless choosing. */
  pay(intent: Intent): void;
  /** 已完成支付: asks the server at once. */
  confirm(): void;
  /** 重新支付: opens the wallet again for the same order. */
  payAgain(): void;
  /** 暂不支付: back to choosing, the order kept. */
  leave(): void;
  /** Goes on with the purchase that an earlier visit left. */
  resume(): void;
  /** Forgets the purchase that an earlier visit left. */
  dismissPending(): void;
  /** Puts away the notice. */
  dismissNotice(): void;
  /** Stops timers and listeners; the pending purchase stays in storage. */
  destroy(): void;
}

export interface PurchaseStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** Everything the machine needs from outside. */
export interface PurchasePorts {
  /** Makes the order; the same key answers with the same order. Throws ApiError. `code`: see `identity`. */
  createOrder(intent: Intent, key: string, code?: string): Promise<Order>;
  /** Reads it. Throws ApiError. */
  getOrder(order: { id: string; resultToken: string | null }): Promise<Order>;
  /** A fresh instruction for the same order. Throws ApiError. */
  payAgain(pending: PendingPurchase, code?: string): Promise<Order>;
  /** Where WeChat's openid is needed to pay; left out elsewhere. Made anew for every load of the page. */
  identity?: Identity;
  launch: Launch;
  /** Shared by all tabs. Never throws. */
  storage: PurchaseStorage;
  /**
   * Of this tab alone, living through a reload (`sessionStorage`): by it a tab that comes back from the cashier
   * knows its own lock. Without it the lock that it left behind holds it up until the lease runs out (15 s).
   */
  tab?: PurchaseStorage;
  /** `brand` or page family: names the storage keys, so that brands do not meet. */
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
  onState?(state: PurchaseState): void;
}

export type CreatePurchase = (ports: PurchasePorts) => Purchase;
