import { readPending } from '@vip/checkout';
import type { KeyValue } from '@vip/host';
import { PREPARED_SCOPE } from './prepared-setup.ts';

/**
 * The option of this prepared order that `user` ('' for nobody) has an unpaid order of on this phone, or null. Its
 * piece is taken from the stock already.
 */
export function heldOption(local: KeyValue, id: string, user: string): string | null {
  const pending = readPending(local, PREPARED_SCOPE);
  if (!pending?.order || pending.intent.user !== user || pending.intent.detail?.id !== id) return null;
  return pending.intent.packageId;
}
