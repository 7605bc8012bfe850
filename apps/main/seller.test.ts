import { agreementsOf } from '@vip/checkout-react';
import { expect, test } from 'vitest';
import { loginAgreements, purchaseAgreements } from './agreements.ts';
import { appOf, apps, isApp } from './brand.ts';
import { routes } from './routes.ts';
import { seller } from './seller.ts';

test('the data for the neutral page names the agreements of the pages, by app and edition', () => {
  const platforms = ['android', 'ios', 'harmony', 'desktop'] as const;
  for (const app of Object.keys(apps).filter(isApp))
    for (const platform of platforms)
      for (const edition of [true, false].map((inApp) => ({ platform, isApp: inApp }))) {
        expect(agreementsOf(seller, app, edition, 'buy')).toEqual(purchaseAgreements(app, edition, false));
        expect(agreementsOf(seller, app, edition, 'buy', 'renew')).toEqual(
          purchaseAgreements(app, edition, true),
        );
        expect(agreementsOf(seller, app, edition, 'login')).toEqual(loginAgreements(app, edition));
      }
  expect(seller.clients).toEqual(seller.clients.map((_, type) => appOf(type, {})));
});

test('every page that sells packages of a list names its family, and no other page', () => {
  const selling = routes.filter(({ sells }) => sells !== undefined).map(({ path }) => path);
  expect(selling).toEqual(['/', '/wechatpay', '/acpay', '/userpay', '/sougo']);
});
