import { findPendingOrder } from '@vip/checkout';
import type { KeyValue } from '@vip/host';
import type { OrderCalls, PurchaseSetup } from '@vip/purchase';
import { activitySetup } from './activity-setup.ts';
import { officialCalls } from './official-calls.ts';
import { officialSetup } from './official-setup.ts';
import { orderCalls } from './order-calls.ts';

export interface OrderFamily {
  setup: PurchaseSetup;
  calls: OrderCalls;
}

const activity: OrderFamily = { setup: activitySetup, calls: orderCalls };
const official: OrderFamily = { setup: officialSetup(), calls: officialCalls() };

/**
 * By which of main's calls an order was made on this phone: paying it again is the same call with the same key. Where
 * this phone knows nothing of it, it can only be read, which is the same for all.
 */
export const familyOf = (storage: KeyValue, orderId: string): OrderFamily =>
  findPendingOrder(storage, official.setup.scope, orderId) ? official : activity;
