import type { ApiError } from '@vip/api';
import type { CheckoutStorage, Identity, ResumeAction } from './contract.ts';
import { parseStored } from './pending/pending-store.ts';

/** WeChat's authorisation page, and the official account. */
export interface AuthorizeConfig {
  appid: string;
  /** https://open.weixin.qq.com/connect/oauth2/authorize, or its replacement in tests. */
  authorize: string;
}

/**
 * The address that comes back with a code for the OpenID without asking the user (`snsapi_base`). The parameters are in
 * the order that WeChat asks for; `connect_redirect=1` keeps it from calling back twice (WeChat, web page
 * authorisation). `returnTo` has no fragment.
 */
export const authorizeAddress = (
  { appid, authorize }: AuthorizeConfig,
  returnTo: string,
  state: string,
): string =>
  `${authorize}?appid=${encodeURIComponent(appid)}&redirect_uri=${encodeURIComponent(returnTo)}` +
  `&response_type=code&scope=snsapi_base&state=${encodeURIComponent(state)}&connect_redirect=1#wechat_redirect`;

/** The parameters that WeChat added to the address. `code` is '' if none was given. */
export interface Answer {
  code: string;
  state: string;
}

/** The code for the OpenID is invalid (40029) or used (40163): the server reports an invalid field of the request. */
export const isCodeRefused = ({ code, details }: ApiError): boolean =>
  code === 'invalid' && details.fields !== undefined && 'code' in details.fields;

/** If the page is still open after this time, the authorisation could not be reached. */
export const LEAVING_MS = 10_000;

/** A tap on pay is valid as long as WeChat's code. After that a return opens no wallet. */
const TAP_MS = 5 * 60_000;

interface IdentityPorts {
  /** Session storage: no other tab may use this tab's state. */
  tab: CheckoutStorage;
  scope: string;
  /** The answer in the address of this load, returned once. */
  takeAnswer(): Answer | null;
  /** A random text, at least 122 bits. */
  randomId(): string;
  /** Redirects to the authorisation and replaces this page in the history. */
  go(state: string): void;
  /** ms since 1970. */
  now?(): number;
}

/** An OAuth redirect as stored by the tab. */
interface Redirect {
  state: string;
  subject: string;
  resumeAction: ResumeAction;
  isAgain: boolean;
  /** When the page was first left for this tap, ms since 1970. */
  at: number;
}

const isRedirect = (value: unknown): value is Redirect => {
  const { state, subject, resumeAction, isAgain, at } = (value ?? {}) as Partial<Redirect>;
  return (
    typeof state === 'string' &&
    typeof subject === 'string' &&
    (resumeAction === 'create' || resumeAction === 'payAgain') &&
    typeof isAgain === 'boolean' &&
    typeof at === 'number'
  );
};

/**
 * The identity of one load of a page. It removes the stored redirect and the answer in the address, so that a reload
 * finds neither. It ignores a code whose state differs from that of this tab's redirect.
 */
export function createIdentity({
  tab,
  scope,
  takeAnswer,
  randomId,
  go,
  now = Date.now,
}: IdentityPorts): Identity {
  const key = `checkout.${scope}.trip`;
  const stored: unknown = parseStored(tab.get(key));
  tab.remove(key);
  const answer = takeAnswer();
  // abs: the clock may have been set back.
  const isInTime = ({ at }: Redirect) => Math.abs(now() - at) <= TAP_MS;
  const redirect = isRedirect(stored) && isInTime(stored) ? stored : null;
  let code = redirect && answer && answer.state === redirect.state ? answer.code || null : null;
  let isReturned = false;
  let isTaken = false;

  return {
    returned(subject) {
      if (isReturned || redirect?.subject !== subject) return null;
      isReturned = true;
      return isInTime(redirect) ? redirect.resumeAction : null;
    },
    isKnown: () => code !== null,
    take() {
      const taken = code;
      code = null;
      isTaken = taken !== null;
      return taken;
    },
    leave(subject, resumeAction, isAgain) {
      const state = randomId();
      const at = isAgain && redirect ? redirect.at : now();
      tab.set(key, JSON.stringify({ state, subject, resumeAction, isAgain, at } satisfies Redirect));
      go(state);
    },
    cancel: () => tab.remove(key),
    isWorthAnother: (error) => isTaken && !redirect?.isAgain && isCodeRefused(error),
  };
}
