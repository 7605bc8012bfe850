import { buyPreparedOrder } from '@vip/api';
import type { KeyValue } from '@vip/host';
import type { OrderCalls } from '@vip/checkout-react';
import { addressBook } from './address-book.ts';

/**
 * Order calls of prepared orders. The package of an intent is the option; its details are the `id` of the order, the
 * `fid` of the link and the id of the saved `address` ('' without shipping). The address is read from this tab's
 * storage. If it was changed or removed since, none is sent: the idempotency key alone repeats the order.
 */
export const preparedCalls = (session: KeyValue): OrderCalls => ({
  createOrder(pid, body, key, detail = {}) {
    const saved = addressBook(session).saved();
    const isMeant = saved !== null && saved.id === detail.address;
    const { id = '', fid = '-' } = detail;
    return buyPreparedOrder(
      id,
      { ...body, pid, ...(fid !== '-' && { fid }), ...(isMeant && { address: saved.address }) },
      key,
    );
  },
});
