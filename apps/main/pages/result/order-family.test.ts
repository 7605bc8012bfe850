import { expect, test } from 'vitest';
import { order } from '@vip/purchase/testing';
import { PREPARED_SCOPE } from '../../prepared/prepared-setup.ts';
import { memory } from '../../prepared/testing/samples.ts';
import { familyOf } from './order-family.ts';

const pending = {
  key: 'k',
  intent: {
    packageId: 'p1',
    packageName: '墨色礼盒',
    level: '',
    price: 21800,
    payType: 'wechat',
    consents: [],
    user: '',
    detail: { id: '8', fid: 'f1', address: 'm' },
  },
  order,
  resultToken: null,
  launchedAt: null,
  startedAt: Date.now(),
};

test('an order that was prepared is paid again by its own call, and ordered anew on its own page', () => {
  const storage = { local: memory(), session: memory() };
  storage.local.set(`checkout.${PREPARED_SCOPE}.pending`, JSON.stringify(pending));
  const { setup, calls, shelf } = familyOf(storage, order.id);
  expect([setup.scope, shelf]).toEqual([PREPARED_SCOPE, '/detail/8/f1']);
  const body = { payType: 'wechat', client: 'b', um: '-', returnUrl: '/', consents: [] } as const;
  expect(calls.createOrder('p1', { ...body, consents: [] }, 'k', pending.intent.detail).path).toBe(
    '/web/adminOrder/buy/8',
  );
});

test('an order from outside the apps is paid again by its own call', () => {
  const storage = { local: memory(), session: memory() };
  const { detail: _, ...intent } = pending.intent;
  storage.local.set('checkout.main.official.pending', JSON.stringify({ ...pending, intent }));
  const { setup, calls } = familyOf(storage, order.id);
  expect(setup.scope).toBe('main.official');
  const body = { payType: 'wechat', client: 'b', um: '-', returnUrl: '/', consents: [] } as const;
  expect(calls.createOrder('12', { ...body, consents: [] }, 'k').path).toBe(
    '/web/vip/packages/12/orders/official',
  );
});

test('any other order is a package’s', () => {
  const { setup, shelf } = familyOf({ local: memory(), session: memory() }, order.id);
  expect([setup.scope, shelf]).toEqual(['main', '/']);
});
