import { activityBackend, type PurchaseSetup } from '@vip/checkout-react';
import type { Activity } from '@vip/api';
import { pageAgreements } from '../../agreements.ts';

const loadCalls = () => import(/* webpackChunkName: "buying" */ './order-calls.ts');

/** The packages of the current activity, for the user of the app. */
export const activitySetup: PurchaseSetup<Activity> = {
  ...activityBackend,
  ...pageAgreements,
  needsSession: true,
  resultTemplate: '/result/{token}/{id}/{um}/{level}',
  broadcast: async () => (await loadCalls()).getBroadcast(),
  feedback: async () => (await loadCalls()).getFeedbackList(),
};
