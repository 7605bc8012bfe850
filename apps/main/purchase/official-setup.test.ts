import { session } from '@vip/purchase/testing';
import { expect, test } from 'vitest';
import { routes } from '../routes.ts';
import { activitySetup } from './activity-setup.ts';
import { officialCalls } from './official-calls.ts';
import { officialSetup } from './official-setup.ts';
import { familyOf } from './order-families.ts';

const body = { payType: 'wechat' as const, client: 'wechat', um: '-', returnUrl: '/r', consents: [] };

test.each(['/wechatpay', '/userpay', '/sougo'])(
  '%s: the call that the composed page starts is the very call that the page makes',
  (path) => {
    const { backend, path: called } = officialSetup().packages(session(), '');
    expect(routes.find((route) => route.path === path)?.firstCall).toEqual({ backend, path: called });
  },
);

test('packages are asked for with the number that was typed', () => {
  expect(officialSetup().packages(session(), '13800000001').path).toBe(
    '/v1/vip/packages/wechat?phone=13800000001',
  );
});

test('an order carries the code of the entry link where there is one', () => {
  const order = officialCalls('0a1b').createOrder('12', body, 'key-1');
  expect([order.path, order.idempotencyKey]).toEqual(['/web/vip/packages/12/orders/official', 'key-1']);
  expect(order.body).toEqual({ ...body, code: '0a1b' });
  expect(officialCalls().createOrder('12', body, 'key-1').body).toEqual(body);
});

test('a result is paid again by the call that made its order on this phone', () => {
  const pending = {
    key: 'k',
    intent: {
      packageId: '12',
      packageName: '年度会员',
      level: '1',
      price: 16800,
      payType: 'wechat',
      consents: [],
      user: 'u1',
    },
    order: {
      id: '9',
      number: '26',
      status: 'paying',
      package: { id: '12', name: '年度会员', level: '1' },
      amount: 16800,
      payType: 'wechat',
      createdAt: '2026-03-18T10:20:00+08:00',
      expiresAt: '2026-03-18T11:20:00+08:00',
      paidAt: null,
      memberUntil: null,
      um: '-',
      resultToken: null,
      pay: null,
    },
    resultToken: null,
    launchedAt: null,
    startedAt: Date.now(),
  };
  const nothing = () => undefined;
  const storageOf = (scope: string) => ({
    get: (key: string) => (key === `checkout.${scope}.pending` ? JSON.stringify(pending) : null),
    set: nothing,
    remove: nothing,
  });
  expect(familyOf(storageOf('main.official'), '9').setup.scope).toBe('main.official');
  expect(familyOf(storageOf('main.official'), '10').setup).toBe(activitySetup);
  expect(familyOf(storageOf('main'), '9').setup).toBe(activitySetup);
});
