import { createBrandOrder, createOfficialOrder, payCenterOrder } from '@vip/api';
import type { OrderCalls } from './contract.ts';

/** Orders of a brand with a backend of its own. */
export const ownBackendOrders = (backend: Parameters<typeof createBrandOrder>[0]): OrderCalls => ({
  backend,
  createOrder: (packageId, body, key) => createBrandOrder(backend, packageId, body, key),
  hasPhone: true,
  toPay: payCenterOrder,
});

/** Orders at main's backend from outside the apps. */
export const mainBackendOrders: OrderCalls = { createOrder: createOfficialOrder, hasPhone: true };
