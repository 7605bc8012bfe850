import { declareSeller, type DeclaredSale } from '@vip/checkout-react/declare-seller';
import { apps, brand, CLIENT_APPS } from './brand.ts';
import { webEdition } from './agreements.ts';
import { centerSeller } from './features/result/upgrade-use/center-seller.ts';
import { activitySetup } from './shared/orders/activity-setup.ts';
import { officialSetup } from './shared/orders/official-setup.ts';
import { CENTER_RESULT, upgradeSetup } from './shared/orders/upgrade-setup.ts';

/** Another brand, whose orders `/upgrade/use` shows. */
function otherBrand(name: 'youquan' | 'tuiwen'): DeclaredSale {
  const { scope, family, resultQuery, purchasePath, app, appName, support } = centerSeller(
    0,
    { brand: name },
    webEdition,
  );
  return {
    setup: { scope, family, resultTemplate: CENTER_RESULT + resultQuery },
    path: purchasePath,
    at: name,
    by: { app, appName, support },
  };
}

/** Main as plain data, for the shell's neutral page. */
export const seller = declareSeller({
  ...brand,
  apps,
  clients: [...CLIENT_APPS],
  sales: [
    { setup: activitySetup, path: '/' },
    { setup: officialSetup, path: '/userpay' },
    { setup: upgradeSetup({}), path: '/upgrade/diy' },
    otherBrand('youquan'),
    otherBrand('tuiwen'),
  ],
});
