import { findPendingOrder } from '@vip/checkout';
import type { Host } from '@vip/host';
import type { ReadSetup } from '@vip/checkout-react';
import { activitySetup } from '../../../shared/orders/activity-setup.ts';
import { officialSetup } from '../../../shared/orders/official-setup.ts';
import { detailPath, PREPARED_FAMILY, preparedSetup } from '../../../shared/orders/prepared-setup.ts';

interface OrderFamily {
  setup: ReadSetup;
  /** Where the user can order again. */
  purchasePath: string;
}

const activity: OrderFamily = { setup: activitySetup, purchasePath: '/' };
const official: OrderFamily = { setup: officialSetup, purchasePath: '/userpay' };

/**
 * The family of an order that was made on this device: it is paid again by the same call with the same key. An unknown
 * order can only be read, which is the same call for all families.
 */
export function familyOf({ local, session }: Host['storage'], orderId: string): OrderFamily {
  const pending = findPendingOrder(local, activity.setup.scope, orderId);
  if (pending?.family === PREPARED_FAMILY) {
    const { id = '', fid = '-' } = pending.intent.detail ?? {};
    return { setup: preparedSetup(session), purchasePath: detailPath({ id, fid }) };
  }
  return pending?.family === official.setup.family ? official : activity;
}
