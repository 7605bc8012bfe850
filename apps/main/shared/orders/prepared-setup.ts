import type { KeyValue } from '@vip/host';
import type { OrderSetup } from '@vip/checkout-react';

/** The order calls of prepared orders. */
export const PREPARED_FAMILY = 'main.prepared';

/** Prepared orders are made at main's backend, and end on main's result page. */
export const preparedSetup = (session: KeyValue): OrderSetup => ({
  scope: 'main',
  family: PREPARED_FAMILY,
  reads: 'main',
  orders: async () =>
    (await import(/* webpackChunkName: "buying" */ './prepared-calls.ts')).preparedCalls(session),
  resultTemplate: '/result/{token}/{id}/{um}/{level}',
});
