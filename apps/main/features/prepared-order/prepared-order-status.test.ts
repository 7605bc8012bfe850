import { expect, test } from 'vitest';
import { canBuy, preparedOrderStatus, stockText } from './prepared-order-status.ts';
import { NOW, option, prepared } from '../../shared/orders/testing/samples.ts';

test('it is open while the server says so, time is left and one option can be had', () => {
  expect(preparedOrderStatus(prepared(), NOW)).toBe('open');
});

test('it is over at the very moment it ends, though the server said open before', () => {
  const end = Date.parse(prepared().expiresAt);
  expect(preparedOrderStatus(prepared(), end - 1)).toBe('open');
  expect(preparedOrderStatus(prepared(), end)).toBe('expired');
});

test.each(['expired', 'ordered'] as const)('the server says %s', (status) => {
  expect(preparedOrderStatus(prepared({ status }), NOW)).toBe(status);
});

test('without a piece left it is sold out, but for who holds an unpaid order of the last one', () => {
  const last = prepared({ options: [option({ stock: 0 })] });
  expect(preparedOrderStatus(last, NOW)).toBe('sold_out');
  expect(preparedOrderStatus(last, NOW, 'p1')).toBe('open');
  expect(canBuy(option({ stock: 0 }), 'p1')).toBe(true);
  expect([
    stockText(option()),
    stockText(option({ stock: 0 })),
    stockText(option({ stock: 0 }), 'p1'),
  ]).toEqual(['剩 36 件', '已售完', '已为你留着']);
});
