import { expect, test } from 'vitest';
import type { PendingPurchase } from '@vip/checkout';
import { order } from '@vip/checkout-react/testing';
import { canBuy, namedOption, preparedOrderStatus, stockText, reservedOption } from './prepared-order.ts';
import { NOW, memory, option, pendingPurchase, prepared } from '../../shared/orders/testing/samples.ts';
import { PREPARED_FAMILY } from '../../shared/orders/prepared-setup.ts';

test('expires exactly at the deadline, even if the server reported open', () => {
  const end = Date.parse(prepared().expiresAt);
  expect(preparedOrderStatus(prepared(), end - 1)).toBe('open');
  expect(preparedOrderStatus(prepared(), end)).toBe('expired');
});

test.each(['expired', 'ordered'] as const)('takes %s from the server', (status) => {
  expect(preparedOrderStatus(prepared({ status }), NOW)).toBe(status);
});

test('without stock it is sold out, except for the owner of an unpaid order of the last piece', () => {
  const last = prepared({ options: [option({ stock: 0 })] });
  expect(preparedOrderStatus(last, NOW)).toBe('sold_out');
  expect(preparedOrderStatus(last, NOW, 'p1')).toBe('open');
  expect(canBuy(option({ stock: 0 }), 'p1')).toBe(true);
  expect([
    stockText(option()),
    stockText(option({ stock: 3 })),
    stockText(option({ stock: 0 })),
    stockText(option({ stock: 0 }), 'p1'),
    stockText(option({ stock: 3 }), null, false),
    stockText(option({ stock: 0 }), null, false),
  ]).toEqual(['', '仅剩 3 件', '已售罄', '已为你保留', '', '已售罄']);
});

test.each([
  ['墨色礼盒', '墨色礼盒', []],
  ['墨色礼盒（一年会员 + 实体卡）', '墨色礼盒', ['一年会员', '实体卡']],
  ['墨色礼盒 (实体卡)', '墨色礼盒', ['实体卡']],
  ['（限量）墨色礼盒', '（限量）墨色礼盒', []],
  ['（限量）', '（限量）', []],
])('%s is the name %s with the contents %j', (text, name, contents) =>
  expect(namedOption(option({ name: text }))).toMatchObject({ name, contents }),
);

function reservedBy(changes: Partial<PendingPurchase>, user = '') {
  const local = memory();
  local.set('checkout.main.purchases', JSON.stringify([pendingPurchase(PREPARED_FAMILY, changes)]));
  return reservedOption(local, '8', user);
}

test('an unpaid order of this user reserves its option', () => {
  expect(reservedBy({})).toBe('p1');
});

test.each([
  ['is paid', { order: { ...order, status: 'paid' as const } }],
  ['is closed', { order: { ...order, status: 'closed' as const } }],
  ['was never answered', { order: null }],
  ['is of a package', { family: 'main' }],
])('an order that %s reserves none', (_name, changes) => {
  expect(reservedBy(changes)).toBeNull();
});

test('an order of another user reserves none', () => {
  expect(reservedBy({}, 'u1')).toBeNull();
});
