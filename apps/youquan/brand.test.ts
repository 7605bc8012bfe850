import { pack, session } from '@vip/checkout-react/testing';
import { expect, test } from 'vitest';
import { brand } from './brand.ts';
import { routes } from './routes.ts';

const payload = {
  payType: 'wechat',
  client: 'wechat',
  um: '-',
  returnUrl: 'https://x.test/',
  price: 4800,
  consents: [],
} as const;
const edition = { platform: 'android', isApp: false } as const;

test('the first call of the composed page is the call that the page makes', () => {
  const call = brand.packages(session(), '');
  const declared = routes.find((route) => route.firstCall)?.firstCall;
  expect(declared).toEqual({ backend: call.backend, path: call.path });
});

test('packages are asked for with the phone that was typed', () => {
  const call = brand.packages(session(), '13800000001');
  expect(call.path).toBe('/web/vip/packages/wechat?phone=13800000001');
});

test('orders are made at youquan, with their key', async () => {
  const orderCalls = await brand.orders();
  const call = orderCalls.createOrder('31', { ...payload, consents: [] }, 'key-1');
  expect([call.backend, call.method, call.path, call.idempotencyKey]).toEqual([
    'youquan',
    'POST',
    '/web/vip/packages/31/orders/official',
    'key-1',
  ]);
  expect(call.body).toMatchObject({ price: 4800 });
});

test('orders are read and paid again at the data center, with the result token of the order', async () => {
  const orderCalls = await brand.orders();
  expect(brand.reads).toBe('datacenter');
  const again = orderCalls.toPay?.('9001', payload, 'secret');
  expect([again?.backend, again?.path]).toEqual(['datacenter', '/web/order/9001/to_pay']);
});

test('the way back from the wallet is the result page of the data center, in youquan’s colours', () => {
  const { pathname, searchParams } = new URL(brand.resultTemplate, 'https://x.test');
  expect(pathname).toBe('/upgrade/use');
  expect(Object.fromEntries(searchParams)).toEqual({
    order: '{id}',
    token: '{token}',
    um: '{um}',
    level: '{level}',
    brand: 'youquan',
  });
});

test('consent names the membership and privacy texts; a renewing package adds the one on renewal', () => {
  const facts = { session: session(), query: {}, edition };
  const names = (renewal: { price: number; periodDays: number } | null) =>
    brand.agreements(facts, pack({ renewal })).map((text) => text.document);
  expect(names(null)).toEqual(['/yqgsva', '/yqgspa']);
  const renewal = { price: 1900, periodDays: 30 };
  expect(names(renewal)).toEqual(['/yqgsva', '/yqgspa', '/yqgssa']);
  const texts = brand.agreements(facts, pack({ renewal }));
  expect(texts.map((text) => text.isSubscription ?? false)).toEqual([false, false, true]);
});

test('an app asks consent to the edition of its platform', () => {
  const names = (platform: 'android' | 'ios') => {
    const facts = { session: session(), query: {}, edition: { platform, isApp: true } };
    const renewing = pack({ renewal: { price: 1900, periodDays: 30 } });
    return brand.agreements(facts, renewing).map((text) => text.document);
  };
  expect(names('android')).toEqual(['/yqgsva', '/yqgspa', '/yqgs/and/sa']);
  expect(names('ios')).toEqual(['/yqgsva', '/yqgs/ios/pa', '/yqgssa']);
});

test('logging in asks consent to the user agreement and the privacy text', () => {
  const texts = brand.loginAgreements({ session: session(), query: {}, edition });
  expect(texts.map((text) => text.document)).toEqual(['/yqgsua', '/yqgspa']);
});

test('nothing is asked of a backend that youquan does not have: neither a broadcast nor feedback', () => {
  expect([brand.broadcast, brand.feedback]).toEqual([undefined, undefined]);
});
