import type { Agreement, Edition } from '@vip/checkout-react';
import { pack, session } from '@vip/checkout-react/testing';
import { describeBrand } from '@vip/checkout-ui/testing';
import { expect, test } from 'vitest';
import { brand } from './brand.ts';
import { routes } from './routes.ts';

describeBrand({
  brand,
  routes,
  backend: 'youquan',
  packagesPath: '/web/vip/packages/wechat?phone=13800000001',
  orderBackend: 'datacenter',
  resultQuery: { order: '{id}', token: '{token}', um: '{um}', level: '{level}', brand: 'youquan' },
});

test.each<[Edition['platform'], boolean, privacy: string, renewal: string]>([
  ['ios', true, '/yqgs/ios/pa', '/yqgssa'],
  ['ios', false, '/yqgspa', '/yqgssa'],
  ['android', true, '/yqgspa', '/yqgs/and/sa'],
  ['android', false, '/yqgspa', '/yqgssa'],
  ['harmony', true, '/yqgspa', '/yqgssa'],
  ['desktop', false, '/yqgspa', '/yqgssa'],
])('on %s (in the app: %s) the documents are those of the platform', (platform, isApp, privacy, renewal) => {
  const facts = { session: session(), query: {}, edition: { platform, isApp } };
  const documents = (texts: readonly Agreement[]) =>
    texts.map(({ document, isSubscription = false }) => [document, isSubscription]);
  const always = [
    ['/yqgsva', false],
    [privacy, false],
  ];
  const renewing = pack({ renewal: { price: 1900, periodDays: 30 } });
  expect(documents(brand.agreements(facts, pack()))).toEqual(always);
  expect(documents(brand.agreements(facts, renewing))).toEqual([...always, [renewal, true]]);
  expect(documents(brand.loginAgreements(facts))).toEqual([
    ['/yqgsua', false],
    [privacy, false],
  ]);
});
