import { getCenterPackages } from '@vip/api';
import type { PurchaseSetup } from '@vip/purchase';
import { loginAgreements, purchaseAgreements } from '../agreements.ts';
import { appOf } from '../brand.ts';
import type { Asker } from './who-asks.ts';

/** The return template of all that the data center has; what follows names the brand or the app. */
export const CENTER_RESULT = '/upgrade/use?order={id}&token={token}&um={um}&level={level}';

/** The data center's packages, for whom the link names. The result knows again which app it was for. */
export const upgradeSetup = (asker: Asker): PurchaseSetup => ({
  scope: 'upgrade',
  packages: (_session, phone) => getCenterPackages({ ...asker, ...(phone && { phone }) }),
  orders: async () =>
    (await import(/* webpackChunkName: "upgrade-buying" */ './order-calls.ts')).centerCalls(asker),
  resultTemplate: asker.app ? `${CENTER_RESULT}&app=${asker.app}` : CENTER_RESULT,
  agreements: ({ session, query }, selected) =>
    purchaseAgreements(appOf(session.clientType, query), selected.renewal !== null),
  loginAgreements: ({ session, query }) => loginAgreements(appOf(session.clientType, query)),
});
