import type { ReadSetup } from '@vip/checkout-react';

/** Result route of honey's purchases, and the calls that pay them. */
export const honeyResult: ReadSetup = {
  scope: 'honey',
  family: 'honey',
  reads: 'datacenter',
  resultTemplate: '/resulthoney/{token}/{id}/{um}/{level}',
  orders: async () => (await import(/* webpackChunkName: "buying" */ './order-calls.ts')).orderCalls,
};
