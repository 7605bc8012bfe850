import { expect, test } from 'vitest';
import { brand } from './brand.ts';
import { routes } from './routes.ts';
import { samplePage } from './test-support/sample-page.ts';
import { samplePackage, year } from './test-support/sample-packages.ts';

const { session } = samplePage();
const payload = {
  payType: 'wechat',
  client: 'wechat',
  um: '-',
  returnUrl: 'https://x.test/',
  price: 15800,
  consents: [],
} as const;

test('the first call of the composed page is the call that the page makes', () => {
  const call = brand.packages(session, '');
  const declared = routes.find((route) => route.firstCall)?.firstCall;
  expect(declared).toEqual({ backend: call.backend, path: call.path });
});

test('packages are asked for with the phone that was typed', () => {
  expect(brand.packages(session, '13800000001').path).toBe('/web/vip/packages/wechat?phone=13800000001');
});

test('orders are made at honey, with their key and the price that was shown', async () => {
  const orderCalls = await brand.orders();
  const call = orderCalls.createOrder('h-year', { ...payload, consents: [] }, 'key-1');
  expect([call.backend, call.method, call.path, call.idempotencyKey]).toEqual([
    'honey',
    'POST',
    '/web/vip/packages/h-year/orders/official',
    'key-1',
  ]);
  expect(call.body).toMatchObject({ price: 15800 });
});

test('orders are read and paid again at the data center, with the result token of the order', async () => {
  const orderCalls = await brand.orders();
  expect(brand.reads).toBe('datacenter');
  const again = orderCalls.toPay?.('9001', payload, 'secret');
  expect([again?.backend, again?.path]).toEqual(['datacenter', '/web/order/9001/to_pay']);
});

test('the way back from the wallet is a route that honey declares', () => {
  const pattern = brand.resultTemplate.replace(/\{(\w+)\}/g, ':$1');
  const result = routes.find((route) => route.path === pattern);
  expect(result?.secretParams).toEqual(['token']);
});

test('consent names the membership and privacy texts; a renewing package adds the one on renewal', () => {
  const facts = { session, query: {}, edition: { platform: 'android', isApp: false } as const };
  const names = (pack: typeof year) => brand.agreements(facts, pack).map((text) => text.document);
  expect(names(year)).toEqual(['/mxy/and/vip', '/mxy/and/privacy']);
  const renewing = samplePackage({ ...year, renewal: { price: 2500, periodDays: 30 } });
  expect(names(renewing)).toEqual(['/mxy/and/vip', '/mxy/and/privacy', '/mxy/and/subscribe']);
  const isSubscription = brand.agreements(facts, renewing).map((text) => text.isSubscription ?? false);
  expect(isSubscription).toEqual([false, false, true]);
});
