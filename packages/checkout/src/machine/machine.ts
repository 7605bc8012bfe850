import type { ApiError, Order, PayInstruction } from '@vip/api';
import type {
  CheckoutState,
  Intent,
  LaunchResult,
  Notice,
  OrderCapabilities,
  PendingPurchase,
  ResumeAction,
  Unfinished,
  Unpaid,
} from '../contract.ts';
import type { FoundOrder, OrderEnd } from '../order/order.ts';

/** The capabilities of a backend that speaks the contract; the time counts only without keys. */
export const EVERYTHING: OrderCapabilities = { hasKeys: true, paysAgain: true, validMs: 0 };

/** A pending purchase whose order the server made. */
export type Placed = PendingPurchase & { order: Order };

/** A stored purchase that is paid or can become paid. */
export interface Open {
  purchase: Placed;
  isOwn: boolean;
}

/** The internal state. `view` below derives the state that pages see. */
export type MachineState =
  /** `offered`: the unfinished purchase that the page offers to continue. */
  | { name: 'choosing'; notice: Notice | null; offered: Unfinished | null }
  | Checking
  /** Redirecting to the authorisation. */
  | { name: 'leaving'; purchase: PendingPurchase; resumeAction: ResumeAction }
  | { name: 'creating'; purchase: PendingPurchase }
  /** A new pay instruction is requested, or the wallet is open. */
  | { name: 'launching'; purchase: Placed }
  | Confirming
  | { name: OrderEnd; order: Order; resultTemplate: string }
  /** `isRefused`: the result token was refused once. */
  | { name: 'reading'; isRefused: boolean }
  /** `error` null: there is no such order. */
  | { name: 'unread'; error: ApiError | null; isRefused: boolean };

/** Queries stored orders between a tap and its order or wallet; `asked` has the keys of those that were answered. */
interface Checking {
  name: 'checking';
  goal: Goal;
  about: Open;
  asked: readonly string[];
}

export interface Confirming extends Pick<
  Unpaid,
  'name' | 'isAsking' | 'isChecking' | 'lastCheckedAt' | 'notice'
> {
  purchase: Placed;
  /** Left for the cashier: the page is back when it becomes visible. */
  isAway: boolean;
}

/** What a tap on pay leads to. */
export type Goal = NewOrder | { resumeAction: 'payAgain'; purchase: Placed };

/** An order of `intent`, with the present storage. */
export interface NewOrder {
  resumeAction: 'create';
  intent: Intent;
  /** The stored purchase of the same intent: its key is used again. */
  same: PendingPurchase | null;
  /** A new purchase, used if none of the same intent is stored. */
  fresh: PendingPurchase;
  /** Keys of stored purchases whose wallet was never opened: the order replaces them. */
  replaced: readonly string[];
  /** How the order of `same` is continued, if it has one: by its key, or as an order that is paid again. */
  continues: 'create' | 'payAgain';
  /** Until when the order is payable if its request is not answered, ms since 1970; null: its key finds it again. */
  payableUntil: number | null;
  /** A request for this intent that was not answered, without keys: no second order may be made. */
  unanswered: Unanswered | null;
}

export interface Unanswered {
  purchase: PendingPurchase;
  /** Of this user and of this page's order calls. */
  isOwn: boolean;
  /** Its order can still be paid. */
  isPayable: boolean;
}

/** Conditions for making an order or opening a wallet. */
export interface Gate {
  /** This tab has the lock. */
  isFree: boolean;
  /** The user who tapped is the present user. */
  isBuyer: boolean;
  /** WeChat's code is available, or none is needed. */
  isIdentified: boolean;
  /** Another tab has paid, and this page has not shown it. */
  isPaidElsewhere: boolean;
  /** Stored orders that have to be queried first. */
  open: readonly Open[];
}

/** A tap on pay with the present conditions. */
export interface Tap extends Gate {
  goal: Goal;
}

export type CheckoutEvent =
  | ({ type: 'pay' } & Tap)
  | { type: 'confirm' | 'leave' | 'dismissPending' | 'dismissNotice' | 'retry' }
  /** `tab` is this tab's id. */
  | { type: 'resume'; tab: string }
  | ({ type: 'payAgain' | 'acceptPrice' } & Gate)
  /** Back from the authorisation. */
  | ({ type: 'returned'; pending: PendingPurchase } & Tap)
  /** The redirect to the authorisation did not happen. */
  | { type: 'stayed' }
  /** The server's answer about a stored order. */
  | Found
  /**
   * A stored purchase of this user for which no wallet was opened: its order was not answered when the page was left. It may
   * have been since. `isPayable`: an order of that request can still be paid.
   */
  | { type: 'left'; purchase: PendingPurchase; isPayable: boolean }
  /** Another tab has paid. */
  | { type: 'paidElsewhere' }
  /** The user changed. */
  | { type: 'userChanged' }
  | Came
  /** `needsCode`: the code was refused, and another one may be tried. */
  | { type: 'refused'; error: ApiError; needsCode: boolean }
  | { type: 'launched'; outcome: LaunchResult }
  /** The order of a result page. `tap`: back from the authorisation to pay it again; null otherwise. */
  | { type: 'read'; purchase: Placed; now: number; tap: Tap | null }
  | { type: 'unread'; error: ApiError; hasToken: boolean }
  | { type: 'visible' }
  | { type: 'asked' | 'silence' | 'long' }
  | { type: 'answered'; order: Order; now: number };

export type Found = FoundOrder & {
  type: 'found';
  /** The object of its `find`, by identity. */
  asked: Open;
  /** The same purchase as it is stored now; null if it is not stored or belongs to another user. */
  about: Open | null;
  /** The tap that waits for the answer, with the present conditions; null if none waits. */
  tap: Tap | null;
};

/** The order arrived, newly made or with a new pay instruction. `now` in ms since 1970. */
export interface Came extends Gate {
  type: 'came';
  order: Order;
  /** What is now stored under its key. */
  stored: PendingPurchase | null;
  /** The backend gives fresh instructions: an open order without one is malformed. */
  paysAgain: boolean;
  now: number;
}

/** Effects, executed in this order. */
export type Effect =
  | { do: 'save'; pending: PendingPurchase }
  | { do: 'forget'; key: string }
  /** Removes a purchase from storage, unless another tab has opened its wallet in the meantime. */
  | { do: 'drop'; key: string }
  /** Informs other tabs that this order is paid. */
  | { do: 'markPaid'; order: Order; user: string }
  /** Queries a stored order. */
  | { do: 'find'; about: Open }
  | { do: 'create'; pending: PendingPurchase }
  /** Leaves for the authorisation. */
  | { do: 'identify'; pending: PendingPurchase; resumeAction: ResumeAction; isAgain: boolean }
  | { do: 'payAgain'; pending: Placed }
  | { do: 'launch'; instruction: PayInstruction }
  /** Starts polling the order; `isNow` without the first delay. */
  | { do: 'watch'; pending: Placed; isNow: boolean }
  | { do: 'ask' | 'unwatch' | 'release' }
  /** Reads the order of a result page. */
  | { do: 'read' };

export interface Step {
  state: MachineState;
  effects: readonly Effect[];
}

/** The state that pages see: `checking` and `leaving` are shown as creating or launching. */
export function view(state: MachineState): CheckoutState {
  switch (state.name) {
    case 'choosing':
      return { name: state.name, notice: state.notice, pending: state.offered };
    case 'checking': {
      if (state.goal.resumeAction === 'create') return { name: 'creating', intent: state.goal.intent };
      const { intent, order } = state.goal.purchase;
      return { name: 'launching', intent, order };
    }
    case 'leaving': {
      const { intent, order } = state.purchase;
      return state.resumeAction === 'payAgain' && order
        ? { name: 'launching', intent, order }
        : { name: 'creating', intent };
    }
    case 'creating':
      return { name: state.name, intent: state.purchase.intent };
    case 'launching': {
      const { intent, order } = state.purchase;
      return { name: state.name, intent, order };
    }
    case 'confirming':
    case 'unknown': {
      const { intent, order } = state.purchase;
      const { name, isAsking, isChecking, lastCheckedAt, notice } = state;
      return { name, intent, order, isAsking, isChecking, lastCheckedAt, notice };
    }
    case 'reading':
      return { name: state.name };
    case 'unread':
      return state.error ? { name: 'unreadable', error: state.error } : { name: 'missing' };
    case 'paid':
    case 'closed':
    case 'refunded':
      return state;
  }
}
