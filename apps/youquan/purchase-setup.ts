import { getBrandPackages } from '@vip/api';
import type { PurchaseSetup } from '@vip/purchase';
import { membershipTerms, privacyPolicy, renewalTerms, userTerms } from './agreements.ts';

/** Youquan's packages, at its own backend. What was bought is told by the result page of the data center's orders. */
export const youquanSetup: PurchaseSetup = {
  scope: 'youquan',
  packages: (_session, phone) => getBrandPackages('youquan', phone),
  orders: async () => (await import(/* webpackChunkName: "buying" */ './order-calls.ts')).orderCalls,
  resultTemplate: '/upgrade/use?order={id}&token={token}&um={um}&level={level}&brand=youquan',
  agreements: (_page, selected) => [
    membershipTerms,
    privacyPolicy,
    ...(selected.renewal ? [renewalTerms] : []),
  ],
  loginAgreements: () => [userTerms, privacyPolicy],
};
