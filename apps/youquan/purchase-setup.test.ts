import { pack, session } from '@vip/purchase/testing';
import { expect, test } from 'vitest';
import { orderCalls } from './order-calls.ts';
import { youquanSetup } from './purchase-setup.ts';
import { routes } from './routes.ts';

const payload = {
  payType: 'wechat',
  client: 'wechat',
  um: '-',
  returnUrl: 'https://x.test/',
  consents: [],
} as const;

test('the call that the composed page starts at once is the very call that the page makes', () => {
  const call = youquanSetup.packages(session(), '');
  const declared = routes.find((route) => route.firstCall)?.firstCall;
  expect(declared).toEqual({ backend: call.backend, path: call.path });
});

test('packages are asked for with the phone that was typed', () => {
  const call = youquanSetup.packages(session(), '13800000001');
  expect(call.path).toBe('/web/vip/packages/wechat?phone=13800000001');
});

test('orders are made at youquan, with their key', () => {
  const call = orderCalls.createOrder('31', { ...payload, consents: [] }, 'key-1');
  expect([call.backend, call.method, call.path, call.idempotencyKey]).toEqual([
    'youquan',
    'POST',
    '/web/vip/packages/31/orders/official',
    'key-1',
  ]);
});

test('orders are read and paid again at the data center, with the result token of the order', () => {
  const read = orderCalls.getOrder('9001', 'secret');
  expect([read.backend, read.path, read.auth]).toEqual([
    'datacenter',
    '/web/order/9001',
    { resultToken: 'secret' },
  ]);
  const again = orderCalls.toPay?.('9001', payload, 'secret');
  expect([again?.backend, again?.path]).toEqual(['datacenter', '/web/order/9001/to_pay']);
});

test('the way back from the wallet is the result page of the data center, in youquan’s colours', () => {
  const { pathname, searchParams } = new URL(youquanSetup.resultTemplate, 'https://x.test');
  expect(pathname).toBe('/upgrade/use');
  expect(Object.fromEntries(searchParams)).toEqual({
    order: '{id}',
    token: '{token}',
    um: '{um}',
    level: '{level}',
    brand: 'youquan',
  });
});

test('consent names the membership and privacy texts; a package that renews adds its own', () => {
  const facts = { session: session(), query: {} };
  const names = (renewal: { price: number; periodDays: number } | null) =>
    youquanSetup.agreements(facts, pack({ renewal })).map((text) => text.document);
  expect(names(null)).toEqual(['/yqgsva', '/yqgspa']);
  expect(names({ price: 1900, periodDays: 30 })).toEqual(['/yqgsva', '/yqgspa', '/yqgssa']);
});

test('logging in asks consent to the user agreement and the privacy text', () => {
  const texts = youquanSetup.loginAgreements({ session: session(), query: {} });
  expect(texts.map((text) => text.document)).toEqual(['/yqgsua', '/yqgspa']);
});

test('nothing is asked of a backend that youquan does not have: neither a broadcast nor feedback', () => {
  expect([youquanSetup.broadcast, youquanSetup.feedback]).toEqual([undefined, undefined]);
});
