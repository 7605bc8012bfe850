import { findPendingOrder } from '@vip/checkout';
import type { Host } from '@vip/host';
import type { ReadSetup } from '@vip/checkout-react';
import { detailPath } from '../../../shared/orders/prepared-paths.ts';
import { PREPARED_FAMILY, preparedSetup } from '../../../shared/orders/prepared-setup.ts';
import { activitySetup } from '../../../shared/orders/activity-setup.ts';
import { officialSetup } from '../../../shared/orders/official-setup.ts';

interface OrderFamily {
  setup: ReadSetup;
  /** Where it can be ordered anew. */
  purchasePath: string;
}

const activity: OrderFamily = { setup: activitySetup, purchasePath: '/' };
const official: OrderFamily = { setup: officialSetup, purchasePath: '/userpay' };

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
      purchasePath: detailPath({ id, fid }),
    };
  }
  return pending?.family === official.setup.family ? official : activity;
}
