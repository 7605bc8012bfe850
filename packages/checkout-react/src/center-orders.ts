import { createCenterOrder, payCenterOrder } from '@vip/api';
import type { OrderCalls } from './contract.ts';

/** Upgrade orders at the data center, for the user of the session. */
export const centerOrders: OrderCalls = {
  createOrder: createCenterOrder,
  hasPhone: true,
  toPay: payCenterOrder,
};
