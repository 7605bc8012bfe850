/**
 * Prefixes of the storage keys whose values belong to a person: identity, purchases, orders, addresses. `Host.logout`
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
    'auth.',
    /** Ids of locks, state of an OAuth redirect. */
    'checkout.',
    /** Result tokens, taken out of the address. */
    'secret.',
    /** Shipping address and chosen option of a prepared order. */
    'prepared.',
    'wechat.answer',
    'tuiwen.guide',
    'release.device',
  ],
} as const;
