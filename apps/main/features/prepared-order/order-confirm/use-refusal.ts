import { useEffect } from 'react';
import { useHost } from '@vip/host';
import type { PurchasePage } from '@vip/checkout-react';
import { addressBook } from '../../../shared/orders/address-book.ts';
import { refusedFields } from './refusal.ts';

/**
 * What a refused order calls for: a conflict or another price reads the prepared order again, and what was said of the
 * address is kept for its form.
 */
export function useRefusal(notice: PurchasePage['notice'], refresh: () => void): void {
  const { session } = useHost().storage;
  useEffect(() => {
    if (notice?.kind === 'repriced') refresh();
    if (notice?.kind !== 'error') return;
    const { error } = notice;
    if (error.code === 'conflict' || error.code === 'not_found') refresh();
    const fields = refusedFields(error);
    if (fields) addressBook(session).refuse(fields);
  }, [notice, refresh, session]);
}
