import type { ApiError, Order, PayInstruction } from '@vip/api';
import type { Intent, Notice, PendingPurchase } from '../contract.ts';
import type { Errand } from '../identity/contract.ts';
import type { OrderEnd } from '../order/order-end.ts';
import type { WalletOutcome } from '../order/open-wallet.ts';

/** A pending purchase whose order the server made. */
export type Placed = PendingPurchase & { order: Order };

/** What the machine knows. `view.ts` makes the page's state of it. */
export type MachineState =
  /** `held`: what is offered to be continued. */
  | { name: 'choosing'; notice: Notice | null; held: PendingPurchase | null }
  /** On the way to the authorisation, in the place of this page. */
  | { name: 'leaving'; held: PendingPurchase; errand: Errand }
  | { name: 'creating'; held: PendingPurchase }
  /** A fresh instruction is asked for, or the wallet is open. */
  | { name: 'launching'; held: Placed }
  | Confirming
  | Unknown
  | { name: OrderEnd; order: Order };

/** `isAway`: left for the cashier, so that the next time the page is seen is the return. */
export interface Confirming extends Checked {
  name: 'confirming';
  isAway: boolean;
  isAsking: boolean;
}

interface Unknown extends Checked {
  name: 'unknown';
}

interface Checked {
  held: Placed;
  isChecking: boolean;
  /** ms since 1970 of the last answer. */
  lastCheckedAt: number | null;
}

/**
 * What happens to it. `isFree`: this tab has the lock. `isIdentified`: nobody has to be asked who pays, or the answer is
 * at hand. `now` in ms since 1970.
 */
export type PurchaseEvent =
  | Tap
  | { type: 'confirm' | 'leave' | 'dismissPending' | 'dismissNotice' }
  | { type: 'resume' | 'payAgain'; isFree: boolean; isIdentified: boolean }
  /** Back from the authorisation. */
  | { type: 'returned'; errand: Errand; isFree: boolean; isIdentified: boolean }
  /** The authorisation did not take this page's place. */
  | { type: 'stayed' }
  /** The order came, newly made or with a fresh instruction. */
  | Came
  /** `needsCode`: the code was refused, and another one may be tried. */
  | { type: 'refused'; error: ApiError; needsCode: boolean }
  | { type: 'launched'; outcome: WalletOutcome }
  | { type: 'visible' }
  | { type: 'asked' | 'silence' | 'long' }
  | { type: 'answered'; order: Order; now: number };

/** The pay button. `stored` is what storage has; `freshKey` is used unless that one is continued. */
export interface Tap {
  type: 'pay';
  intent: Intent;
  isFree: boolean;
  isIdentified: boolean;
  stored: PendingPurchase | null;
  freshKey: string;
  now: number;
}

export interface Came {
  type: 'came';
  order: Order;
  isFree: boolean;
  now: number;
}

/** What is to be done outside, in this order. */
export type Effect =
  | { do: 'save'; pending: PendingPurchase }
  | { do: 'forget'; key: string }
  | { do: 'create'; pending: PendingPurchase }
  /** Leaves for the authorisation. */
  | { do: 'identify'; pending: PendingPurchase; errand: Errand; isAgain: boolean }
  | { do: 'payAgain'; pending: Placed }
  | { do: 'launch'; instruction: PayInstruction }
  /** Asks for the order from now on; `isNow` without the first delay. */
  | { do: 'watch'; pending: Placed; isNow: boolean }
  | { do: 'ask' | 'unwatch' | 'release' };

export interface Step {
  state: MachineState;
  effects: readonly Effect[];
}
