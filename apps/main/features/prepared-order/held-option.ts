import { readPendings } from '@vip/checkout';
import type { KeyValue } from '@vip/host';
import { PREPARED_FAMILY } from '../../shared/orders/prepared-setup.ts';

/**
 * The option of this prepared order that `user` ('' for an anonymous user) has an unpaid order of on this device, or
 * null. Its piece is taken from the stock already.
 */
export function heldOption(local: KeyValue, id: string, user: string): string | null {
  const held = readPendings(local, 'main').find(
    ({ family, intent, order }) =>
      family === PREPARED_FAMILY &&
      intent.user === user &&
      intent.detail?.id === id &&
      (order?.status === 'created' || order?.status === 'paying'),
  );
  return held?.intent.packageId ?? null;
}
