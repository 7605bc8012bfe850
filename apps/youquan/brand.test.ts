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

test('consent names the documents of the page’s edition', () => {
  const facts = { session: session(), query: {}, edition: { platform: 'ios', isApp: true } as const };
  const renewing = pack({ renewal: { price: 1900, periodDays: 30 } });
  const documents = [brand.agreements(facts, renewing), brand.loginAgreements(facts)].map((texts) =>
    texts.map(({ document }) => document),
  );
  expect(documents).toEqual([
    ['/yqgsva', '/yqgs/ios/pa', '/yqgssa'],
    ['/yqgsua', '/yqgs/ios/pa'],
  ]);
});

test('youquan has neither a broadcast nor feedback', () => {
  expect([brand.broadcast, brand.feedback]).toEqual([undefined, undefined]);
});
