import { findPendingOrder } from '@vip/checkout';
import type { Host } from '@vip/host';
import type { OrderCalls, ResultSetup } from '@vip/checkout-react';
import { detailPath } from '../../prepared/paths.ts';
import { preparedCalls } from '../../prepared/prepared-calls.ts';
import { PREPARED_FAMILY, preparedSetup } from '../../prepared/prepared-setup.ts';
import { activitySetup } from '../../purchase/activity-setup.ts';
import { officialCalls } from '../../purchase/official-calls.ts';
import { officialSetup } from '../../purchase/official-setup.ts';
import { orderCalls } from '../../purchase/order-calls.ts';

interface OrderFamily {
  setup: ResultSetup;
  calls: OrderCalls;
  /** Where it can be ordered anew. */
  purchasePath: string;
}

const activity: OrderFamily = { setup: activitySetup, calls: orderCalls, purchasePath: '/' };
const official: OrderFamily = { setup: officialSetup, calls: officialCalls, purchasePath: '/userpay' };

/**
 * By which of main's calls an order was made on this device: paying it again is the same call with the same key. Where
 * this device knows nothing of it, it can only be read, which is the same for all.
 */
export function familyOf({ local, session }: Host['storage'], orderId: string): OrderFamily {
  const pending = findPendingOrder(local, activity.setup.scope, orderId);
  if (pending?.family === PREPARED_FAMILY) {
    const { id = '', fid = '-' } = pending.intent.detail ?? {};
    return {
      setup: preparedSetup(session),
      calls: preparedCalls(session),
      purchasePath: detailPath({ id, fid }),
    };
  }
  return pending?.family === official.setup.family ? official : activity;
}
