/** localStorage or sessionStorage, see `Host.storage`. */
export interface KeyValue {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** A guard for `getJson`: an object, not a list. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A stored JSON value that passes the guard. null if there is none, or it is malformed: other scripts and older releases
 * write here too.
 */
export function getJson<T>(
  storage: Pick<KeyValue, 'get'>,
  key: string,
  guard: (value: unknown) => value is T,
): T | null {
  try {
    const value: unknown = JSON.parse(storage.get(key) ?? 'null');
    return guard(value) ? value : null;
  } catch {
    // Not JSON.
    return null;
  }
}

/**
 * In session storage: the answer of WeChat's authorisation as JSON `{code, state}`. The shell moves it there from the
 * address. The code that uses it removes it first.
 */
export const WECHAT_ANSWER_KEY = 'wechat.answer';

/**
 * Prefixes of the storage keys whose values belong to a user: identity, purchases, orders, addresses. `Host.logout`
 * and a logout in the native app remove all of them.
 */
export const PERSONAL_KEYS = {
  local: [
    'auth.token',
    'auth.info',
    'auth.person',
    /** Pending purchases, paid marks, locks. */
    'checkout.',
    /** Path of the result of a purchase in progress, per brand. */
    'purchase.result',
    /** The random id of a canary's bucket. */
    'release.device',
  ],
  session: [
    /** The login of this tab and the phone number that was typed for it. */
    'auth.',
    /** Ids of locks, state of an OAuth redirect. */
    'checkout.',
    /** Result tokens, removed from the address. */
    'secret.',
    /** Shipping address and chosen option of a prepared order. */
    'prepared.',
    'wechat.answer',
    'tuiwen.guide',
    'release.device',
  ],
} as const;
