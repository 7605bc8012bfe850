import type { Scheme } from '@vip/api';

/** So long before its end a way counts as over, ms: opening takes a moment. */
const MARGIN_MS = 10_000;

/** The longest wait that a timer takes, ms. */
const MOST_MS = 2_147_483_647;

/** How long the way into the mini-program is still good, ms by the server's clock; 0 once it is over. */
export const goodForMs = ({ expiresAt }: Scheme, now: number): number =>
  Math.min(MOST_MS, Math.max(0, Date.parse(expiresAt) - MARGIN_MS - now));
