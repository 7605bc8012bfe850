import { findPendingOrder } from '@vip/checkout';
import type { Host } from '@vip/host';
import type { OrderCalls, OrderSetup } from '@vip/purchase';
import { detailPath } from '../../prepared/paths.ts';
import { preparedCalls } from '../../prepared/prepared-calls.ts';
import { PREPARED_SCOPE, preparedSetup } from '../../prepared/prepared-setup.ts';
import { activitySetup } from '../../purchase/activity-setup.ts';
import { orderCalls } from '../../purchase/order-calls.ts';

interface Seller {
  setup: OrderSetup;
  calls: OrderCalls;
  /** Where it can be ordered anew. */
  shop: string;
}

/** Who sold this order, by what this phone has of it: that decides how it is paid again, and where it is ordered anew. */
export function sellerOf({ local, session }: Host['storage'], orderId: string): Seller {
  const detail = findPendingOrder(local, PREPARED_SCOPE, orderId)?.intent.detail;
  if (!detail) return { setup: activitySetup, calls: orderCalls, shop: '/' };
  const { id = '', fid = '-' } = detail;
  return { setup: preparedSetup(session), calls: preparedCalls(session), shop: detailPath({ id, fid }) };
}
