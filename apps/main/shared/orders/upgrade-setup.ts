import { getCenterPackages } from '@vip/api';
import { beneficiaryText, type PurchaseSetup } from '@vip/checkout-react';
import { loginAgreements, purchaseAgreements } from '../../agreements.ts';
import { appOf } from '../../brand.ts';
import type { Asker } from './who-asks.ts';

/** The return template of all that the data center has; what follows names the brand or the app. */
export const CENTER_RESULT = '/upgrade/use?order={id}&token={token}&um={um}&level={level}';

/** The order calls of the data center's packages. */
export const UPGRADE_FAMILY = 'upgrade';

/** The calls of all orders at the data center. */
export const centerOrders = async () =>
  (await import(/* webpackChunkName: "buying" */ './center-calls.ts')).centerCalls;

/** The data center's packages, for whom the link names. The result knows again which app it was for. */
export const upgradeSetup = (asker: Asker): PurchaseSetup => ({
  scope: 'main',
  family: UPGRADE_FAMILY,
  reads: 'datacenter',
  // A session decides by itself whose prices these are: what a link says counts for an anonymous user alone.
  packages({ token }, phone) {
    const { app, ...named } = asker;
    return getCenterPackages({
      ...(app && { app }),
      ...(token ? {} : named),
      ...(phone && { phone }),
    });
  },
  beneficiary: beneficiaryText(asker),
  orders: centerOrders,
  resultTemplate: asker.app ? `${CENTER_RESULT}&app=${asker.app}` : CENTER_RESULT,
  agreements: ({ session, query, edition }, selected) =>
    purchaseAgreements(appOf(session.clientType, query), edition, selected.renewal !== null),
  loginAgreements: ({ session, query, edition }) =>
    loginAgreements(appOf(session.clientType, query), edition),
});
