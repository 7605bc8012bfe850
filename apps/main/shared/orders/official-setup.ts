import { mainBackend, type PurchaseSetup } from '@vip/checkout-react';
import { loginAgreements, purchaseAgreements } from '../../agreements.ts';
import { appOf } from '../../brand.ts';
import { loadVoices } from './load-voices.ts';

/** The packages that are sold outside the apps, at the prices of whoever's phone it is. */
export const officialSetup: PurchaseSetup = {
  ...mainBackend,
  resultTemplate: '/result/{token}/{id}/{um}/{level}',
  agreements: ({ session, query, edition }, selected) =>
    purchaseAgreements(appOf(session.clientType, query), edition, selected.renewal !== null),
  loginAgreements: ({ session, query, edition }) =>
    loginAgreements(appOf(session.clientType, query), edition),
};

/** The same on a page that shows who bought and what members say. */
export const liveOfficialSetup: PurchaseSetup = {
  ...officialSetup,
  broadcast: async () => (await loadVoices()).getBroadcast(),
  feedback: async () => (await loadVoices()).getFeedbackList(),
};
