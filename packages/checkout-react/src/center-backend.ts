import type { BackendSetup } from './define-brand.ts';
import { typedPhone } from './typed-phone.ts';

// Not in `define-brand.ts`: a remote has all of a file in each page that uses a part of it.

/** Main's upgrades, whose orders are at the data center. Each page asks for its packages by itself. */
export const centerBackend: Omit<BackendSetup, 'packages'> = {
  scope: 'main',
  family: 'upgrade',
  reads: 'datacenter',
  phoneOf: typedPhone,
  orders: async () => (await import(/* webpackChunkName: "buying" */ './center-orders.ts')).centerOrders,
};
