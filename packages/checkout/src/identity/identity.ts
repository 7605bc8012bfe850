import type { ApiError, PayType } from '@vip/api';

/** What was under way when the page was left for an authorisation. */
export type ResumeAction = 'create' | 'payAgain';

/**
 * Who pays, according to WeChat: a code for the OpenID, valid once and for five minutes (WeChat, web page
 * authorisation). It is fetched on demand, by leaving the page and coming back to it.
 */
export interface Identity {
  /**
   * What this load of the page has to resume, returned once. null where it did not come back, for another subject, or
   * more than five minutes after the page was left.
   */
  returned(subject: string): ResumeAction | null;
  /** A code is at hand. */
  isKnown(): boolean;
  /** The code, once. */
  take(): string | null;
  /** Leaves for a code. `subject` names what is paid; `isAgain` where a code was refused. */
  leave(subject: string, resumeAction: ResumeAction, isAgain: boolean): void;
  /** Another tap: what the page was left for before is not resumed, if the redirect was slow. */
  cancel(): void;
  /** Whether the server refused the code that was taken and another one may be tried: one more each time. */
  isWorthAnother(error: ApiError): boolean;
}

/** The code for the OpenID is bad (40029) or used (40163): the server reports it as a bad field of the request. */
export const isCodeRefused = ({ code, details }: ApiError): boolean =>
  code === 'invalid' && details.fields !== undefined && 'code' in details.fields;

/** What is to be paid, price in fen. Only WeChat asks who pays, and only for a price above 0. */
interface Paid {
  payType: PayType;
  price: number;
}

/** The codes of orders. Without an identity, or where none is needed, nothing is missing. */
export function codes(identity: Identity | undefined) {
  const isNeeded = ({ payType, price }: Paid) => identity !== undefined && payType === 'wechat' && price > 0;
  return {
    isAtHand: (paid: Paid | undefined): boolean => !paid || !isNeeded(paid) || identity?.isKnown() === true,
    take: (paid: Paid): string | undefined => (isNeeded(paid) ? (identity?.take() ?? undefined) : undefined),
    isWorthAnother: (error: ApiError): boolean => identity?.isWorthAnother(error) === true,
  };
}
