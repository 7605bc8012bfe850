import type { Order } from '@vip/api';
import { order } from '@vip/checkout-react/testing';
import { render, shown } from '@vip/ui/testing';
import { expect, test } from 'vitest';
import { OrderFacts } from './order-facts.tsx';

const PAID_AT = '2026-03-18T10:24:00+08:00';

const show = (facts: Partial<Order>, lastCheckedAt: number | null = null) =>
  render(<OrderFacts order={{ ...order, ...facts }} lastCheckedAt={lastCheckedAt} classNames={{}} />);

test.each([
  ['2027-03-18T10:24:00+08:00', '有效期至 2027 年 3 月 18 日'],
  [null, '有效期长期有效'],
  [undefined, '有效期以 App 内为准'],
])('a paid order that lasts until %s', (memberUntil, text) => {
  render(<OrderFacts order={{ ...order, status: 'paid', memberUntil }} classNames={{}} />);
  expect(shown()).toContain(text);
});

test.each([
  [{ status: 'paying' }, ['应付¥168.00']],
  [{ status: 'paid', paidAt: PAID_AT }, ['实付¥168.00', '支付方式微信支付', '支付时间2026-03-18 10:24']],
  [{ status: 'closed' }, ['订单金额¥168.00', '下单时间2026-03-18 10:20']],
  [
    { status: 'refunded', paidAt: PAID_AT },
    ['退款金额¥168.00', '支付方式微信支付', '支付时间2026-03-18 10:24'],
  ],
] satisfies [Partial<Order>, string[]][])('the amount and the time of %o are named', (facts, texts) => {
  show(facts);
  for (const text of [...texts, '订单号26031810247715']) expect(shown()).toContain(text);
});

test('an order without payment has no wallet: a free one, and one that is not paid', () => {
  const { show: update } = show({ status: 'paid', amount: 0, paidAt: PAID_AT });
  expect(shown()).not.toContain('支付方式');
  for (const status of ['paying', 'closed'] as const) {
    update(<OrderFacts order={{ ...order, status }} classNames={{}} />);
    expect(shown()).not.toContain('支付方式');
  }
});

test('while the order can be paid, the time of the last query is there instead of its own, from the beginning', () => {
  const { show: update } = show({});
  expect(shown()).toContain('上次查询正在查询');
  expect(shown()).not.toContain('下单时间');
  update(<OrderFacts order={order} lastCheckedAt={Date.parse(PAID_AT)} classNames={{}} />);
  expect(shown()).toContain('上次查询10:24');
  update(<OrderFacts order={{ ...order, status: 'closed' }} lastCheckedAt={null} classNames={{}} />);
  expect(shown()).not.toContain('上次查询');
});
