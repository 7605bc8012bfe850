import { getBroadcast, getFeedbackList, getWechatPackages } from '@vip/api';
import type { PurchaseSetup } from '@vip/purchase';
import { loginAgreements, purchaseAgreements } from '../agreements.ts';
import { appOf } from '../brand.ts';

/** The packages that are sold outside the apps, at the prices of whoever's phone it is. See `official-calls.ts`. */
export const officialSetup: PurchaseSetup = {
  scope: 'main.official',
  packages: (_session, phone) => getWechatPackages(phone),
  orders: async () =>
    (await import(/* webpackChunkName: "official-buying" */ './official-calls.ts')).officialCalls,
  resultTemplate: '/result/{token}/{id}/{um}/{level}',
  agreements: ({ session, query }, selected) =>
    purchaseAgreements(appOf(session.clientType, query), selected.renewal !== null),
  loginAgreements: ({ session, query }) => loginAgreements(appOf(session.clientType, query)),
};

/** The same on a page that shows who bought and what members say. */
export const liveOfficialSetup: PurchaseSetup = {
  ...officialSetup,
  broadcast: getBroadcast,
  feedback: getFeedbackList,
};
