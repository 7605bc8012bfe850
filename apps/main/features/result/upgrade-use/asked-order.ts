import { isUnfilled } from '@vip/checkout-react';
import type { SessionStatus } from '@vip/host';

/** The order of the address, and whether it can be read yet. */
export type AskedOrder =
  | { kind: 'loading' }
  /** The link has no order number. */
  | { kind: 'unnamed' }
  /** Only its buyer may read it, and the user is anonymous. */
  | { kind: 'login' }
  /** `resultToken` null: by the session. */
  | { kind: 'read'; id: string; resultToken: string | null };

/** Replaces a token that was removed from the address and that this tab has lost. */
const NO_TOKEN = '-';

/**
 * Reads `order` and `token`. A token needs no login; without one the page waits for the session. Where the order was not
 * filled in, a login helps only if the pending purchase on this device needs one: its own address asks for it.
 */
export function askedOrder(
  { order = '', token = '' }: Readonly<Record<string, string>>,
  session: SessionStatus,
): AskedOrder {
  const id = order.trim();
  if (id === '') return { kind: 'unnamed' };
  if (token !== '' && token !== NO_TOKEN) return { kind: 'read', id, resultToken: token };
  if (session === 'waiting') return { kind: 'loading' };
  return session === 'known' || isUnfilled(id) ? { kind: 'read', id, resultToken: null } : { kind: 'login' };
}
