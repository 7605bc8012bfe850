import { buyPreparedOrder } from '@vip/api';
import type { KeyValue } from '@vip/host';
import type { OrderCalls } from '@vip/checkout-react';
import { addressBook } from './address-book.ts';

/** What an intent says beyond the option (its package): which prepared order, by which link, to which address. */
export interface PreparedDetail extends Record<string, string> {
  id: string;
  fid: string;
  /** The mark of the address, '' where nothing is shipped. */
  address: string;
}

/**
 * Orders of what was prepared. The address comes out of this tab's storage by its mark. Where another one stands there
 * by now, or none, the key alone repeats the order that was made with it.
 */
export const preparedCalls = (session: KeyValue): OrderCalls => ({
  createOrder(pid, body, key, detail = {}) {
    const saved = addressBook(session).saved();
    const isMeant = saved !== null && saved.mark === detail.address;
    const { id = '', fid = '-' } = detail;
    return buyPreparedOrder(
      id,
      { ...body, pid, ...(fid !== '-' && { fid }), ...(isMeant && { address: saved.address }) },
      key,
    );
  },
});
