import type { ApiError } from '@vip/api';

/** What was under way when the page was left for an authorisation. */
export type ResumeAction = 'create' | 'payAgain';

/**
 * Who pays, as WeChat tells it: a code for the openid, good once and for five minutes (WeChat, web page
 * authorisation). It is got on demand, by leaving the page and coming back to it.
 */
export interface Identity {
  /**
   * What this load came back to go on with, told once; null where it did not come back, for another subject, or more than
   * five minutes after the page was left.
   */
  returned(subject: string): ResumeAction | null;
  /** A code is at hand. */
  isKnown(): boolean;
  /** The code, once. */
  take(): string | null;
  /** Leaves for a code. `subject` names what is paid; `isAgain` where a code was refused. */
  leave(subject: string, resumeAction: ResumeAction, isAgain: boolean): void;
  /** Another tap: what the page was left for before is not gone on with, should the way there have been slow. */
  cancel(): void;
  /** Whether the server refused the code that was taken, and another one may be tried: one more a time. */
  isWorthAnother(error: ApiError): boolean;
}

/** What an address came back with. `code` is '' where none was given. */
export interface Answer {
  code: string;
  state: string;
}
