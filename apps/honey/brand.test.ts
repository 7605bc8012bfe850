import { pack, session } from '@vip/checkout-react/testing';
import { describeBrand } from '@vip/checkout-ui/testing';
import { expect, test } from 'vitest';
import { brand } from './brand.ts';
import { routes } from './routes.ts';

describeBrand({
  brand,
  routes,
  backend: 'honey',
  packagesPath: '/web/vip/packages/wechat?phone=13800000001',
  orderBackend: 'datacenter',
});

test.each([
  [null, []],
  [{ price: 2500, periodDays: 30 }, [['/mxy/and/subscribe', true]]],
])('with a renewal of %j consent names the membership terms, the privacy policy and %j', (renewal, more) => {
  const facts = { session: session(), query: {}, edition: { platform: 'android', isApp: false } as const };
  const texts = brand.agreements(facts, pack({ renewal }));
  expect(texts.map(({ document, isSubscription = false }) => [document, isSubscription])).toEqual([
    ['/mxy/and/vip', false],
    ['/mxy/and/privacy', false],
    ...more,
  ]);
});
