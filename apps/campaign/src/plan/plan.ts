import type { FaultInput, SetPrice } from '@vip/sandbox';

/**
 * A campaign's run as plain data: no function, no reference to the product. The in-process driver and a browser driver
 * play the same plan. Times are ms, amounts fen.
 */
export interface Plan {
  seed: number;
  /** Path and query of the page that the buyer opens. */
  address: string;
  /** An id of the sandbox's list of environments. */
  environment: string;
  /** The stored session of an earlier visit; null on the first. */
  stored: { user: User; clientType: number } | null;
  /** The native app around the page; null elsewhere. */
  app: AppPlan | null;
  /** Mean latency from the phone to the server. */
  latencyMs: number;
  /** The browser has a back-forward cache. */
  keepsPages: boolean;
  /** When the run starts: ms after midnight in China. */
  startsAtMs: number;
  /** What the backends cannot do: idempotency keys, fresh instructions for an order. */
  lacks?: Lack[];
  steps: Step[];
}

export const LACKS = ['keys', 'pay-again'] as const;
export type Lack = (typeof LACKS)[number];

/** Users of the sandbox by phone. `13800000002` is a member; `139…` have no account before a login. */
export type User = '13800000001' | '13800000002' | '13800000003' | '13900000007';

export interface AppPlan {
  user: User | null;
  clientType: number;
  hasPay: boolean;
  delayMs: number;
  /** Silent from the start. */
  isSilent: boolean;
  /** Some apps hand over only a token or only a user. */
  says: 'both' | 'token' | 'user';
}

/** The buyer's answers to the dialogs after a tap. */
export interface Answers {
  /** The answer to a requested login. `ignore` leaves the sheet open. */
  login: 'complete' | 'close' | 'ignore';
  /** With which number. */
  user: User;
  /** The sheet that asks for consent. */
  sheet: 'accept' | 'refuse' | 'ignore';
  /** The question whether a changed amount is accepted. */
  price: 'accept' | 'dismiss';
  /** The dialog after the cashier: 已完成支付, 重新支付, 暂不支付. */
  dialog: 'confirm' | 'payAgain' | 'leave' | 'ignore';
  cashier: Cashier;
}

/** The buyer's choice in the cashier and the return from it. `seconds`: the delay of a delayed notice. */
export interface Cashier {
  choice: 'pay' | 'cancel' | 'fail' | 'early' | 'stay' | 'late' | 'twice';
  seconds: number;
  /** `return`: the cashier's redirect. `back`: one step back in the history. `close`: closes the tab without a result. */
  leave: 'return' | 'back' | 'close';
  /** How long the buyer takes. */
  afterMs: number;
}

/** A fault of the sandbox for a number of requests. */
export type Fault = FaultInput & { times: number };

export type Act =
  /** Taps pay, possibly several times, and answers the dialogs. */
  | { do: 'pay'; taps: number; gapMs: number; answers: Answers }
  /** The package at this index, modulo the length of the list. */
  | { do: 'select'; index: number }
  | { do: 'choose'; payType: 'wechat' | 'alipay' }
  | { do: 'tick'; isTicked: boolean }
  /** Logs in without a tap on pay, through the page's own entry if it has one. */
  | { do: 'login'; user: User }
  | { do: 'openLogin' }
  | { do: 'closeLogin' }
  | { do: 'logout' }
  /** 已完成支付, 重新支付, 暂不支付. */
  | { do: 'confirm' | 'leave' | 'dismissPending' | 'dismissNotice' }
  | { do: 'payAgain' | 'resume'; answers: Answers }
  | { do: 'back' | 'reload' }
  /** Closes the browser or the app and opens the link again after `awayMs`. */
  | { do: 'reopen'; awayMs: number }
  /** Opens an address in the tab (0 or 1), which may be new, and activates it. */
  | { do: 'open'; tab: number; address: string }
  | { do: 'look'; tab: number }
  /** The phone sleeps, or another app is in front; `isNotified`: the page gets its events. */
  | { do: 'sleep'; ms: number; isNotified: boolean }
  /** Changes the phone's clock, not the server's. */
  | { do: 'clock'; byMs: number }
  /** No network for `ms`. */
  | { do: 'offline'; ms: number }
  /** The app's user changes. `isPushed`: with a pushed hand-over. */
  | { do: 'app'; user: User | null; isPushed: boolean; says: AppPlan['says'] }
  | { do: 'appSilence'; isSilent: boolean }
  | { do: 'fault'; fault: Fault }
  | { do: 'heal' }
  /** Sets prices of the server for every buyer. */
  | { do: 'prices'; prices: SetPrice[] }
  /** The user becomes a member on another phone. */
  | { do: 'elsewhere'; user: User };

/** `afterMs`: the pause before the step. */
export type Step = Act & { afterMs: number };
