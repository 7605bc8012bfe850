import { getActivity } from '@vip/api';
import type { PurchaseSetup } from '@vip/checkout-react';
import { loginAgreements, purchaseAgreements } from '../../agreements.ts';
import { appOf } from '../../brand.ts';
import { loadVoices } from './load-voices.ts';

/** The packages of the current activity, sold at main's backend to the app's user. */
export const activitySetup: PurchaseSetup = {
  scope: 'main',
  family: 'main',
  reads: 'main',
  needsSession: true,
  packages: ({ clientType }) => getActivity(clientType),
  orders: async () => (await import(/* webpackChunkName: "buying" */ './activity-calls.ts')).orderCalls,
  resultTemplate: '/result/{token}/{id}/{um}/{level}',
  agreements: ({ session, query, edition }, selected) =>
    purchaseAgreements(appOf(session.clientType, query), edition, selected.renewal !== null),
  loginAgreements: ({ session, query, edition }) =>
    loginAgreements(appOf(session.clientType, query), edition),
  broadcast: async () => (await loadVoices()).getBroadcast(),
  feedback: async () => (await loadVoices()).getFeedbackList(),
};
