import { session } from '@vip/checkout-react/testing';
import { expect, test } from 'vitest';
import { brand } from './brand.ts';
import { routes } from './routes.ts';
import { year } from './test-support/sample-packages.ts';

const payload = {
  price: 19800,
  payType: 'wechat',
  client: 'wechat',
  um: '-',
  returnUrl: 'https://x.test/',
} as const;

test('the first call of the composed page is the call that the page makes', () => {
  const call = brand.packages(session(), '');
  const declared = routes.find(({ page }) => page === './pay')?.firstCall;
  expect(declared).toEqual({ backend: call.backend, path: call.path });
});

test('packages are asked for with the phone that was typed, and with their types', () => {
  const { path } = brand.packages(session(), '13800000001');
  expect(path).toBe('/web/vip/packages/wechat?phone=13800000001&loads=type');
});

test('orders are made at tuiwen with their key, and read and paid again at the data center', async () => {
  const orderCalls = await brand.orders();
  const order = orderCalls.createOrder('41', { ...payload, consents: [] }, 'key-1');
  expect([order.backend, order.path, order.idempotencyKey]).toEqual([
    'tuiwen',
    '/web/vip/packages/41/orders/official',
    'key-1',
  ]);
  expect(order.body).toMatchObject({ price: 19800 });
  expect(brand.reads).toBe('datacenter');
  const again = orderCalls.toPay?.('9001', payload, 'secret');
  expect([again?.backend, again?.path]).toEqual(['datacenter', '/web/order/9001/to_pay']);
});

test('the result is the data center’s, in the theme of tuiwen', () => {
  expect(brand.resultTemplate).toMatch(/^\/upgrade\/use\?/);
  const query = new URLSearchParams(brand.resultTemplate.split('?')[1]);
  expect(Object.fromEntries(query)).toEqual({
    order: '{id}',
    token: '{token}',
    um: '{um}',
    level: '{level}',
    brand: 'tuiwen',
  });
});

test('buying and logging in ask consent to the same two texts', () => {
  const facts = { session: session(), query: {}, edition: { platform: 'android', isApp: false } as const };
  const documents = ['/useragree', '/privacyagree'];
  expect(brand.agreements(facts, year).map(({ document }) => document)).toEqual(documents);
  expect(brand.loginAgreements(facts).map(({ document }) => document)).toEqual(documents);
});

test('there is no text on renewal, so that no renewing package is sold', () => {
  const renewing = { ...year, renewal: { price: 1900, periodDays: 30 } };
  const facts = { session: session(), query: {}, edition: { platform: 'ios', isApp: true } as const };
  expect(brand.agreements(facts, renewing).some((text) => text.isSubscription)).toBe(false);
});
