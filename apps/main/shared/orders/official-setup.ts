import { mainBackend, type PurchaseSetup } from '@vip/checkout-react';
import { pageAgreements } from '../../agreements.ts';

const loadCalls = () => import(/* webpackChunkName: "buying" */ './order-calls.ts');

/** The packages that are sold outside the apps, at the prices of the user's phone number. */
export const officialSetup: PurchaseSetup = {
  ...mainBackend,
  ...pageAgreements,
  resultTemplate: '/result/{token}/{id}/{um}/{level}',
};

/** The same for pages with broadcast and feedback. */
export const liveOfficialSetup: PurchaseSetup = {
  ...officialSetup,
  broadcast: async () => (await loadCalls()).getBroadcast(),
  feedback: async () => (await loadCalls()).getFeedbackList(),
};
