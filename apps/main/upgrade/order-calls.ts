import { createCenterOrder, getCenterOrder, payCenterOrder } from '@vip/api';
import type { OrderCalls } from '@vip/purchase';
import type { Asker } from './who-asks.ts';

/** The data center makes upgrade orders for whom the link names, and reads and has paid again all that it knows. */
export const centerCalls = ({ phone, userId }: Asker): OrderCalls => ({
  createOrder: (packageId, body, key) =>
    createCenterOrder(packageId, { ...body, ...(phone && { phone }), ...(userId && { userId }) }, key),
  getOrder: getCenterOrder,
  toPay: payCenterOrder,
});
