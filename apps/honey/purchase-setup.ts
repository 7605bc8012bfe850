import { getBrandPackages } from '@vip/api';
import type { PurchaseSetup } from '@vip/checkout-react';
import { membershipTerms, privacyPolicy, renewalTerms, userTerms } from './agreements.ts';
import { honeyResult } from './result-setup.ts';

/** Honey's packages, at its own backend. */
export const honeySetup: PurchaseSetup = {
  ...honeyResult,
  packages: (_session, phone) => getBrandPackages('honey', phone),
  agreements: (_page, selected) => [
    membershipTerms,
    privacyPolicy,
    ...(selected.renewal ? [renewalTerms] : []),
  ],
  loginAgreements: () => [userTerms, privacyPolicy],
  // No feedback: that list is of main's own app, and what its members say is no word on this one.
  broadcast: async () => (await import(/* webpackChunkName: "buying" */ './voices.ts')).getBroadcast(),
};
