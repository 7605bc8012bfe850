import { filledPath } from '@vip/api/client';
import { typedPhone } from '@vip/checkout-react';
import { session } from '@vip/checkout-react/testing';
import { expect, test } from 'vitest';
import { routes } from '../../routes.ts';
import { activitySetup } from './activity-setup.ts';
import { officialSetup } from './official-setup.ts';
import { memory, payload } from './testing/samples.ts';
import { preparedSetup } from './prepared-setup.ts';
import { upgradeSetup } from './upgrade-setup.ts';

test.each(['/wechatpay', '/userpay', '/sougo'])(
  '%s: the first call of the composed page is the call that the page makes',
  (path) => {
    const call = officialSetup.packages(session(), '');
    const called = { backend: call.backend, path: filledPath(call) };
    expect(routes.find((route) => route.path === path)?.firstCall).toEqual(called);
  },
);

test('packages are requested with the number that was typed', () => {
  expect(filledPath(officialSetup.packages(session(), '13800000001'))).toBe(
    '/v1/vip/packages/wechat?phone=13800000001',
  );
  const setups = [officialSetup, upgradeSetup({}), activitySetup];
  expect(setups.map(({ phoneOf }) => phoneOf)).toEqual([typedPhone, typedPhone, undefined]);
});

test('an order has the key, the shown price and the WeChat code', async () => {
  const calls = await officialSetup.orders();
  const order = calls.createOrder('12', { ...payload, code: '0a1b' }, 'key-1');
  expect([filledPath(order), order.idempotencyKey]).toEqual([
    '/web/vip/packages/12/orders/official',
    'key-1',
  ]);
  expect(order.body).toEqual({ ...payload, code: '0a1b' });
});

test('only orders for a phone number have the one that was typed', async () => {
  const setups = [officialSetup, upgradeSetup({}), activitySetup, preparedSetup(memory())];
  const calls = await Promise.all(setups.map(({ orders }) => orders()));
  expect(calls.map(({ hasPhone }) => hasPhone)).toEqual([true, true, undefined, undefined]);
});
