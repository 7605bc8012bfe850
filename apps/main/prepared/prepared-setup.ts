import type { KeyValue } from '@vip/host';
import type { OrderSetup } from '@vip/purchase';

/** Prepared orders have a pending purchase of their own: what is left of one must not meet that of a package. */
export const PREPARED_SCOPE = 'main.prepared';

/** Prepared orders are made at main's backend, and end on main's result page. */
export const preparedSetup = (session: KeyValue): OrderSetup => ({
  scope: PREPARED_SCOPE,
  orders: async () =>
    (await import(/* webpackChunkName: "prepared-buying" */ './prepared-calls.ts')).preparedCalls(session),
  resultTemplate: '/result/{token}/{id}/{um}/{level}',
});
