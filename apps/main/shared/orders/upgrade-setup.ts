import { getCenterPackages } from '@vip/api';
import { beneficiaryText, centerBackend, type PurchaseSetup } from '@vip/checkout-react';
import { pageAgreements } from '../../agreements.ts';
import { isApp, type AppCode } from '../../brand.ts';

/** Return template of all orders at the data center; a parameter for the brand or the app is appended. */
export const CENTER_RESULT = '/upgrade/use?order={id}&token={token}&um={um}&level={level}';

/** The family of upgrade orders. */
export const UPGRADE_FAMILY = centerBackend.family;

/** The calls of all orders at the data center. */
export const centerOrders = centerBackend.orders;

/** The app and user in a link to an upgrade page. Sent with calls only, never tracked. */
export interface Asker {
  app?: AppCode;
  phone?: string;
  userId?: string;
}

/** Reads `app`, `phone` and `user_id`; invalid values are dropped. */
export function whoAsks({
  app = '',
  phone = '',
  user_id: userId = '',
}: Readonly<Record<string, string>>): Asker {
  return {
    ...(isApp(app) && { app }),
    ...(/^1\d{10}$/.test(phone) && { phone }),
    ...(/^[\w-]{1,64}$/.test(userId) && { userId }),
  };
}

/** The packages of the data center for the user of the link. The result address repeats the app. */
export const upgradeSetup = (asker: Asker): PurchaseSetup => ({
  ...centerBackend,
  ...pageAgreements,
  // The backend takes the user from the session: the link counts only for an anonymous user.
  packages({ token }, phone) {
    const { app, ...named } = asker;
    return getCenterPackages({
      ...(app && { app }),
      ...(token ? {} : named),
      ...(phone && { phone }),
    });
  },
  beneficiary: beneficiaryText(asker),
  resultTemplate: asker.app ? `${CENTER_RESULT}&app=${asker.app}` : CENTER_RESULT,
});
