import type { Order } from '@vip/api';
import type { PendingPurchase } from '../contract.ts';
import { orderEnd } from '../order/order-end.ts';

/** Its wallet was opened, or it has ended without one (it was free) and its result was not shown. */
export const mayBePaid = (pending: PendingPurchase): pending is PendingPurchase & { order: Order } =>
  pending.order !== null && (pending.launchedAt !== null || orderEnd(pending.order) !== null);
