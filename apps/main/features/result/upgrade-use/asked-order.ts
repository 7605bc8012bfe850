import type { SessionStatus } from '@vip/host';

/** What the address asks for, and whether it can be read yet. */
export type AskedOrder =
  | { kind: 'loading' }
  /** The link has no order number. */
  | { kind: 'unnamed' }
  /** Only its buyer may read it, and nobody is known. */
  | { kind: 'login' }
  /** `resultToken` null: by the session. */
  | { kind: 'read'; id: string; resultToken: string | null };

/** Where the token was taken out of the address and this tab no longer knows it. */
const NO_TOKEN = '-';

/** Reads `order` and `token`. With a token nobody has to be known; without, the native app's answer is waited for. */
export function askedOrder(
  { order = '', token = '' }: Readonly<Record<string, string>>,
  session: SessionStatus,
): AskedOrder {
  const id = order.trim();
  if (id === '') return { kind: 'unnamed' };
  if (token !== '' && token !== NO_TOKEN) return { kind: 'read', id, resultToken: token };
  if (session === 'waiting') return { kind: 'loading' };
  return session === 'known' ? { kind: 'read', id, resultToken: null } : { kind: 'login' };
}
