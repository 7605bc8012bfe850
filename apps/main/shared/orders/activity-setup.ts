import { getActivity } from '@vip/api';
import type { PurchaseSetup } from '@vip/checkout-react';
import { pageAgreements } from '../../agreements.ts';

const loadCalls = () => import(/* webpackChunkName: "buying" */ './order-calls.ts');

/** The packages of the current activity, for the user of the app. */
export const activitySetup: PurchaseSetup = {
  ...pageAgreements,
  scope: 'main',
  family: 'main',
  reads: 'main',
  needsSession: true,
  packages: ({ clientType }) => getActivity(clientType),
  // Paying again is making the order again with its key.
  orders: async () => (await loadCalls()).activityOrders,
  resultTemplate: '/result/{token}/{id}/{um}/{level}',
  broadcast: async () => (await loadCalls()).getBroadcast(),
  feedback: async () => (await loadCalls()).getFeedbackList(),
};
