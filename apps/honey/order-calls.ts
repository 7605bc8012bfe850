import { createBrandOrder, payCenterOrder } from '@vip/api';
import type { OrderCalls } from '@vip/checkout-react';

/** Honey sells at its own backend; its orders are read and paid again at the data center. */
export const orderCalls: OrderCalls = {
  createOrder: (packageId, body, key) => createBrandOrder('honey', packageId, body, key),
  toPay: payCenterOrder,
};
