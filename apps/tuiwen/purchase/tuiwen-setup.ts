import type { PurchaseSetup } from '@vip/checkout-react';
import { agreements } from '../agreements.ts';

/** What every page of tuiwen that sells something has in common; each adds its own packages. */
export const tuiwenSetup: Omit<PurchaseSetup, 'packages'> = {
  scope: 'tuiwen',
  family: 'tuiwen',
  reads: 'datacenter',
  orders: async () => (await import(/* webpackChunkName: "buying" */ './order-calls.ts')).orderCalls,
  resultTemplate: '/upgrade/use?order={id}&token={token}&um={um}&level={level}&brand=tuiwen',
  agreements: () => agreements,
  loginAgreements: () => agreements,
};
