import type { ApiError, Order, PayInstruction } from '@vip/api';
import type { CheckoutState, Intent, Notice, PendingPurchase, Unfinished, Unpaid } from '../contract.ts';
import type { ResumeAction } from '../identity/identity.ts';
import type { FoundOrder, OrderEnd } from '../order/order.ts';
import type { WalletOutcome } from '../order/open-wallet.ts';

/** A pending purchase whose order the server made. */
export type Placed = PendingPurchase & { order: Order };

/** A stored purchase that may be paid, or still become paid. */
export interface Open {
  purchase: Placed;
  isOwn: boolean;
}

/** What the machine knows. `view` below derives the page's state. */
export type MachineState =
  /** `held`: what is offered to be continued. */
  | { name: 'choosing'; notice: Notice | null; held: Unfinished | null }
  | Checking
  /** Redirecting to the authorisation, in place of this page. */
  | { name: 'leaving'; held: PendingPurchase; resumeAction: ResumeAction }
  | { name: 'creating'; held: PendingPurchase }
  /** A fresh instruction is asked for, or the wallet is open. */
  | { name: 'launching'; held: Placed }
  | Confirming
  | { name: OrderEnd; order: Order; resultTemplate: string }
  /** `isRefused`: the result token was refused once. */
  | { name: 'reading'; isRefused: boolean }
  /** `error` null: there is no such order. */
  | { name: 'unread'; error: ApiError | null; isRefused: boolean };

/** Asks about stored orders between a tap and what it leads to; `asked` has the keys of those that were answered. */
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
  held: Placed;
  /** Left for the cashier: the next time the page is visible is the return. */
  isAway: boolean;
}

/** What a tap on pay leads to. */
export type Goal = NewOrder | { resumeAction: 'payAgain'; purchase: Placed };

/** An order of `intent`, as storage has it at the moment. */
export interface NewOrder {
  resumeAction: 'create';
  intent: Intent;
  /** What is stored of the same intent: its key is used again. */
  same: PendingPurchase | null;
  /** A new purchase, used where there is none of the same intent. */
  fresh: PendingPurchase;
  /** Keys of stored purchases without a wallet so far: the order takes their place. */
  replaced: readonly string[];
}

/** What has to hold before an order is made or a wallet opens. */
export interface Gate {
  /** This tab has the lock. */
  isFree: boolean;
  /** The user who tapped is the present user. */
  isBuyer: boolean;
  /** WeChat's code is at hand, or none is needed. */
  isIdentified: boolean;
  /** Another tab has paid, and this page has not shown it. */
  isPaidElsewhere: boolean;
  /** Stored orders that have to be asked about first. */
  open: readonly Open[];
}

/** A tap on pay with what holds now. */
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
  /** The authorisation did not take this page's place. */
  | { type: 'stayed' }
  /** The server's answer about a stored order. */
  | Found
  /** A stored purchase of this user whose order was never answered: no wallet was opened for it. */
  | { type: 'left'; purchase: PendingPurchase }
  /** Another tab has paid. */
  | { type: 'paidElsewhere' }
  /** Another user is here. */
  | { type: 'userChanged' }
  | Came
  /** `needsCode`: the code was refused, and another one may be tried. */
  | { type: 'refused'; error: ApiError; needsCode: boolean }
  | { type: 'launched'; outcome: WalletOutcome }
  /** The order of a result page. `tap`: back from the authorisation to pay it again; null otherwise. */
  | { type: 'read'; held: Placed; now: number; tap: Tap | null }
  | { type: 'unread'; error: ApiError; hasToken: boolean }
  | { type: 'visible' }
  | { type: 'asked' | 'silence' | 'long' }
  | { type: 'answered'; order: Order; now: number };

export type Found = FoundOrder & {
  type: 'found';
  /** The object of its `find`, by identity. */
  asked: Open;
  /** The same purchase as it is stored by now; null where it is not, or is another user's. */
  about: Open | null;
  /** The tap that waits for an answer, with what holds now; null where none does. */
  tap: Tap | null;
};

/** The order came, newly made or with a fresh instruction. `now` in ms since 1970. */
export interface Came extends Gate {
  type: 'came';
  order: Order;
  /** What is stored under its key by now. */
  stored: PendingPurchase | null;
  now: number;
}

/** Effects, executed in this order. */
export type Effect =
  | { do: 'save'; pending: PendingPurchase }
  | { do: 'forget'; key: string }
  /** Forgets a purchase, unless another tab has opened its wallet meanwhile. */
  | { do: 'drop'; key: string }
  /** Other tabs learn that this order is paid. */
  | { do: 'markPaid'; order: Order; user: string }
  /** Asks about a stored order. */
  | { do: 'find'; about: Open }
  | { do: 'create'; pending: PendingPurchase }
  /** Leaves for the authorisation. */
  | { do: 'identify'; pending: PendingPurchase; resumeAction: ResumeAction; isAgain: boolean }
  | { do: 'payAgain'; pending: Placed }
  | { do: 'launch'; instruction: PayInstruction }
  /** Asks for the order from now on; `isNow` without the first delay. */
  | { do: 'watch'; pending: Placed; isNow: boolean }
  | { do: 'ask' | 'unwatch' | 'release' }
  /** Reads the order of a result page. */
  | { do: 'read' };

export interface Step {
  state: MachineState;
  effects: readonly Effect[];
}

/** The state that pages see: the two steps between a tap and its order or wallet are part of these. */
export function view(state: MachineState): CheckoutState {
  switch (state.name) {
    case 'choosing':
      return { name: state.name, notice: state.notice, pending: state.held };
    case 'checking': {
      if (state.goal.resumeAction === 'create') return { name: 'creating', intent: state.goal.intent };
      const { intent, order } = state.goal.purchase;
      return { name: 'launching', intent, order };
    }
    case 'leaving': {
      const { intent, order } = state.held;
      return state.resumeAction === 'payAgain' && order
        ? { name: 'launching', intent, order }
        : { name: 'creating', intent };
    }
    case 'creating':
      return { name: state.name, intent: state.held.intent };
    case 'launching': {
      const { intent, order } = state.held;
      return { name: state.name, intent, order };
    }
    case 'confirming':
    case 'unknown': {
      const { intent, order } = state.held;
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
