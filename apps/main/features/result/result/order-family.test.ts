import { expect, test } from 'vitest';
import { filledPath } from '@vip/api/client';
import type { PendingPurchase } from '@vip/checkout';
import { order } from '@vip/checkout-react/testing';
import { PREPARED_FAMILY } from '../../../shared/orders/prepared-setup.ts';
import { memory, payload, pendingPurchase } from '../../../shared/orders/testing/samples.ts';
import { officialSetup } from '../../../shared/orders/official-setup.ts';
import { familyOf } from './order-family.ts';

/** This device has stored these purchases of main; another order is the newest. */
function stored(...purchases: PendingPurchase[]) {
  const storage = { local: memory(), session: memory() };
  const newest = pendingPurchase('main', { key: 'k0', order: { ...order, id: 'another' } });
  storage.local.set('checkout.main.purchases', JSON.stringify([newest, ...purchases]));
  return storage;
}

test('a prepared order is paid again by its own call, and ordered again on its own page', async () => {
  const { setup, purchasePath } = familyOf(stored(pendingPurchase(PREPARED_FAMILY)), order.id);
  const calls = await setup.orders();
  expect([setup.scope, setup.family, purchasePath]).toEqual(['main', PREPARED_FAMILY, '/detail/8/f1']);
  expect(filledPath(calls.createOrder('p1', payload, 'k', { id: '8', fid: 'f1', address: 'm' }))).toBe(
    '/web/adminOrder/buy/8',
  );
});

test('an order from outside the apps is paid again by its own call', async () => {
  const { setup } = familyOf(stored(pendingPurchase(officialSetup.family)), order.id);
  const calls = await setup.orders();
  expect([setup.scope, setup.family]).toEqual(['main', 'main.official']);
  expect(filledPath(calls.createOrder('12', payload, 'k'))).toBe('/web/vip/packages/12/orders/official');
});

test.each([
  ['unknown to this device', { local: memory(), session: memory() }],
  ['of a package', stored(pendingPurchase('main'))],
])('an order %s is paid again by the call of the app’s pages', async (_, storage) => {
  const { setup, purchasePath } = familyOf(storage, order.id);
  const calls = await setup.orders();
  expect([setup.scope, setup.family, purchasePath]).toEqual(['main', 'main', '/']);
  expect(filledPath(calls.createOrder('12', payload, 'k'))).toBe('/web/vip/packages/12/orders');
});
