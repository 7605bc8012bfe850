import { getBrandPackages } from '@vip/api';
import type { PurchaseSetup } from '@vip/checkout-react';
import { loginAgreements, purchaseAgreements } from './agreements.ts';

/** Youquan's packages, at its own backend. What was bought is told by the result page of the data center's orders. */
export const youquanSetup: PurchaseSetup = {
  scope: 'youquan',
  family: 'youquan',
  reads: 'datacenter',
  packages: (_session, phone) => getBrandPackages('youquan', phone),
  orders: async () => (await import(/* webpackChunkName: "buying" */ './order-calls.ts')).orderCalls,
  resultTemplate: '/upgrade/use?order={id}&token={token}&um={um}&level={level}&brand=youquan',
  agreements: ({ edition }, selected) => purchaseAgreements(edition, selected.renewal !== null),
  loginAgreements: ({ edition }) => loginAgreements(edition),
};
