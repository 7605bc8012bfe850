import { getActivity, getBroadcast, getFeedbackList } from '@vip/api';
import type { PurchaseSetup } from '@vip/purchase';
import { loginAgreements, purchaseAgreements } from '../agreements.ts';
import { appOf } from '../brand.ts';

/** The packages of the current activity, sold at main's backend to the app's user. */
export const activitySetup: PurchaseSetup = {
  scope: 'main',
  needsSession: true,
  packages: ({ clientType }) => getActivity(clientType),
  orders: async () => (await import(/* webpackChunkName: "buying" */ './order-calls.ts')).orderCalls,
  resultTemplate: '/result/{token}/{id}/{um}/{level}',
  agreements: ({ session, query }, selected) =>
    purchaseAgreements(appOf(session.clientType, query), selected.renewal !== null),
  loginAgreements: ({ session, query }) => loginAgreements(appOf(session.clientType, query)),
  broadcast: getBroadcast,
  feedback: getFeedbackList,
};
