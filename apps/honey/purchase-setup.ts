import { createBrandOrder, getBrandPackages, getCenterOrder, payCenterOrder } from '@vip/api';
import type { PurchaseSetup } from '@vip/purchase';
import { membershipTerms, privacyPolicy, renewalTerms, userTerms } from './agreements.ts';

/** Honey sells at its own backend; its orders are read and paid again at the data center. */
export const honeySetup: PurchaseSetup = {
  scope: 'honey',
  packages: (_session, phone) => getBrandPackages('honey', phone),
  createOrder: (packageId, body, key) => createBrandOrder('honey', packageId, body, key),
  getOrder: getCenterOrder,
  toPay: payCenterOrder,
  resultTemplate: '/resulthoney/{token}/{id}/{um}/{level}',
  agreements: (_page, selected) => [
    membershipTerms,
    privacyPolicy,
    ...(selected.renewal ? [renewalTerms] : []),
  ],
  loginAgreements: () => [userTerms, privacyPolicy],
  hasBroadcast: true,
  // The feedback list is that of main's own app: what its members say is no word on this one.
  hasFeedback: false,
};
