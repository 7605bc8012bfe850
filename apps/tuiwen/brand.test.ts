import { session } from '@vip/checkout-react/testing';
import { describeBrand } from '@vip/checkout-ui/testing';
import { expect, test } from 'vitest';
import { brand } from './brand.ts';
import { routes } from './routes.ts';
import { year } from './test-support/sample-packages.ts';

describeBrand({
  brand,
  routes,
  backend: 'tuiwen',
  packagesPath: '/web/vip/packages/wechat?phone=13800000001&loads=type',
  orderBackend: 'datacenter',
  resultQuery: { order: '{id}', token: '{token}', um: '{um}', level: '{level}', brand: 'tuiwen' },
});

test.each([null, { price: 1900, periodDays: 30 }])(
  'with a renewal of %j consent names the same two documents: no renewing package is sold',
  (renewal) => {
    const facts = { session: session(), query: {}, edition: { platform: 'ios', isApp: true } as const };
    const texts = [...brand.agreements(facts, { ...year, renewal }), ...brand.loginAgreements(facts)];
    expect(texts.map(({ document }) => document)).toEqual([
      '/useragree',
      '/privacyagree',
      '/useragree',
      '/privacyagree',
    ]);
    expect(texts.some(({ isSubscription }) => isSubscription)).toBe(false);
  },
);
