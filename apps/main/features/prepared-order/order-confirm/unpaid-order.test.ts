import type { PendingPurchase } from '@vip/checkout';
import type { Goods, PurchasePage } from '@vip/checkout-react';
import { order } from '@vip/checkout-react/testing';
import { expect, test } from 'vitest';
import { PREPARED_FAMILY } from '../../../shared/orders/prepared-setup.ts';
import { memory } from '../../../shared/orders/testing/samples.ts';
import { payingMeans } from './unpaid-order.ts';

const detail = { id: '8', fid: 'f1', address: 'a1' };
const goods: Goods = {
  packageId: order.package.id,
  packageName: '墨色礼盒',
  level: '',
  price: order.amount,
  detail,
  agreements: [],
};
const pending: PurchasePage['pending'] = {
  packageName: '墨色礼盒',
  amount: order.amount,
  number: order.number.slice(-4),
  status: 'unpaid',
  isOwn: true,
};

/** A device with an unpaid order of these goods. */
function device(some: Partial<PendingPurchase> = {}) {
  const local = memory();
  const { packageId, packageName, price } = goods;
  const intent = {
    packageId,
    packageName,
    level: '',
    price,
    detail,
    user: '',
    payType: 'wechat',
    consents: [],
  };
  const stored = { ...origin, intent, order, key: 'k', tab: 't', startedAt: Date.now(), ...some };
  local.set('checkout.main.purchases', JSON.stringify([stored]));
  return local;
}
const origin = {
  family: PREPARED_FAMILY,
  reads: 'main',
  resultTemplate: '/result/{token}/{id}/{um}/{level}',
  resultToken: null,
  launchedAt: 1,
};

test('paying for the same goods, amount and address continues the order that is offered', () => {
  expect(payingMeans(pending, goods, device(), '')).toBe('continues');
});

test.each([
  ['amount', { price: 1 }],
  ['option', { packageId: 'p2' }],
  ['address', { detail: { ...detail, address: 'a2' } }],
])('paying with another %s makes another order', (_, other) => {
  expect(payingMeans(pending, { ...goods, ...other }, device(), '')).toBe('another');
});

test('an order of another page, and one that is not continued any more, are not continued', () => {
  expect(payingMeans(pending, goods, device({ family: 'main.official' }), '')).toBe('another');
  expect(payingMeans(pending, goods, device({ isKeyLost: true }), '')).toBe('another');
});

test('nothing is said on another person’s order, nor on one that may be paid', () => {
  expect(payingMeans({ ...pending, isOwn: false }, goods, device(), '')).toBe(null);
  expect(payingMeans({ ...pending, status: 'unknown' }, goods, device(), '')).toBe(null);
  expect(payingMeans(pending, goods, device(), 'another')).toBe(null);
  expect(payingMeans({ ...pending, number: '0000' }, goods, device(), '')).toBe(null);
  expect(payingMeans(null, goods, device(), '')).toBe(null);
  expect(payingMeans(pending, null, device(), '')).toBe(null);
});
