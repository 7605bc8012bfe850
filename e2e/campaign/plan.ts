import type { Fault } from '../fixtures/control.ts';

/**
 * A run as `apps/campaign` draws it from a seed (its `plan` command prints these as JSON). Times are ms, amounts fen.
 */
export interface Plan {
  seed: number;
  /** Path and query of the page that the buyer opens. */
  address: string;
  /** An id of the sandbox's list of environments. */
  environment: string;
  /** What an earlier visit left in local storage. */
  stored: { user: string; clientType: number } | null;
  /** The native app around the page. */
  app: AppPlan | null;
  /** Start of the run, ms after midnight in China. */
  startsAtMs: number;
  steps: Step[];
}

interface AppPlan {
  user: string | null;
  clientType: number;
  hasPay: boolean;
  delayMs: number;
  isSilent: boolean;
  says: Says;
}

/** Which parts of a session an app hands over. */
export type Says = 'both' | 'token' | 'user';

/** Answers of the buyer to dialogs after a tap. */
export interface Answers {
  login: 'complete' | 'close' | 'ignore';
  user: string;
  sheet: 'accept' | 'refuse' | 'ignore';
  price: 'accept' | 'dismiss';
  /** The return dialog. */
  dialog: 'confirm' | 'payAgain' | 'leave' | 'ignore';
  cashier: CashierPlan;
}

export interface CashierPlan {
  choice: 'pay' | 'cancel' | 'fail' | 'early' | 'stay' | 'late' | 'twice';
  /** Delay of a delayed notification. */
  seconds: number;
  /** By the cashier's link, one step back in the history, or by closing the tab and opening the link again. */
  leave: 'return' | 'back' | 'close';
  afterMs: number;
}

type Act =
  | { do: 'pay'; taps: number; gapMs: number; answers: Answers }
  | { do: 'select'; index: number }
  | { do: 'choose'; payType: 'wechat' | 'alipay' }
  | { do: 'tick'; isTicked: boolean }
  | { do: 'login'; user: string }
  | { do: 'openLogin' | 'closeLogin' | 'logout' }
  | { do: 'confirm' | 'leave' | 'dismissPending' | 'dismissNotice' }
  | { do: 'payAgain' | 'resume'; answers: Answers }
  | { do: 'back' | 'reload' }
  | { do: 'reopen'; awayMs: number }
  | { do: 'open'; tab: number; address: string }
  | { do: 'look'; tab: number }
  | { do: 'sleep'; ms: number; isNotified: boolean }
  | { do: 'clock'; byMs: number }
  /** No network for that long. */
  | { do: 'offline'; ms: number }
  | { do: 'app'; user: string | null; isPushed: boolean; says: Says }
  | { do: 'appSilence'; isSilent: boolean }
  | { do: 'fault'; fault: Fault }
  | { do: 'heal' }
  | { do: 'prices'; prices: { package: string; price: number }[] }
  /** The user becomes a member on another phone. */
  | { do: 'elsewhere'; user: string };

export type Step = Act & { afterMs: number };
