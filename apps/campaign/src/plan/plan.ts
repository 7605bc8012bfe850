import type { SetPrice } from './list-prices.ts';

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
  /** What an earlier visit left in local storage; null where this is the first. */
  stored: { user: User; clientType: number } | null;
  /** The native app around the page; null elsewhere. */
  app: AppPlan | null;
  /** One way from the phone to the server, on average. */
  latencyMs: number;
  /** The browser keeps a page that was left, and wakes it on the way back. */
  keepsPages: boolean;
  /** When the run starts: ms after midnight in China. */
  startsAtMs: number;
  steps: Step[];
}

/** People of the sandbox, by phone. `13800000002` is a member; `139…` have no account before they log in. */
export type User = '13800000001' | '13800000002' | '13800000003' | '13900000007';

export interface AppPlan {
  user: User | null;
  clientType: number;
  hasPay: boolean;
  delayMs: number;
  /** Silent from the start. */
  isSilent: boolean;
  /** Hands over a token alone, or a user alone: what some apps do. */
  says: 'both' | 'token' | 'user';
}

/** What the buyer does when he is asked something after a tap. */
export interface Answers {
  /** The login that is called for. `ignore` leaves the sheet as it is. */
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

/** What the buyer does in the cashier, and how he comes back from it. `seconds`: how late a late notice comes. */
export interface Cashier {
  choice: 'pay' | 'cancel' | 'fail' | 'early' | 'stay' | 'late' | 'twice';
  seconds: number;
  /** `return`: as the cashier leads. `back`: one step back in the history. `close`: closes the tab, without a word. */
  leave: 'return' | 'back' | 'close';
  /** How long the buyer takes. */
  afterMs: number;
}

/** A fault of the sandbox, in the form of `POST /__sandbox/faults`. */
export interface Fault {
  match: string;
  kind: FaultKind;
  times: number;
  status?: number;
  delay_ms?: number;
}

export type FaultKind =
  | 'delay'
  | 'hang'
  | 'status'
  | 'truncate'
  | 'malformed'
  | 'html'
  | 'offline'
  | 'lost'
  | 'other_package'
  | 'other_amount'
  | 'ignore_key'
  | 'ignore_price';

export type Act =
  /** The pay button, several times; then what is asked is answered. */
  | { do: 'pay'; taps: number; gapMs: number; answers: Answers }
  /** The package at this place of the list, counted around. */
  | { do: 'select'; index: number }
  | { do: 'choose'; payType: 'wechat' | 'alipay' }
  | { do: 'tick'; isTicked: boolean }
  /** Logs in without having tapped pay: by the page's own entry, where it has one. */
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
  /** Opens an address in the tab (0 or 1), made where it is not there, and looks at it. */
  | { do: 'open'; tab: number; address: string }
  | { do: 'look'; tab: number }
  /** The phone sleeps, or another app is in front; `isNotified`: the page hears of it. */
  | { do: 'sleep'; ms: number; isNotified: boolean }
  /** The phone's clock is moved by hand, beside the server's. */
  | { do: 'clock'; byMs: number }
  /** No network for so long. */
  | { do: 'offline'; ms: number }
  /** The app's user changes. `isPushed`: with a pushed hand-over. */
  | { do: 'app'; user: User | null; isPushed: boolean; says: AppPlan['says'] }
  | { do: 'appSilence'; isSilent: boolean }
  | { do: 'fault'; fault: Fault }
  | { do: 'heal' }
  /** Prices of the server from now on, for everybody. */
  | { do: 'prices'; prices: SetPrice[] }
  /** The person becomes a member on another phone. */
  | { do: 'elsewhere'; user: User };

/** `afterMs`: how long nothing is done before it. */
export type Step = Act & { afterMs: number };
