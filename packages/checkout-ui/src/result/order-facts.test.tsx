import { order } from '@vip/checkout-react/testing';
import { render, shown } from '@vip/ui/testing';
import { expect, test } from 'vitest';
import { OrderFacts } from './order-facts.tsx';

test.each([
  ['2027-03-18T10:24:00+08:00', '有效期至 2027 年 3 月 18 日'],
  [null, '有效期长期有效'],
  [undefined, '有效期以 App 内为准'],
])('a paid order that lasts until %s', (memberUntil, text) => {
  render(<OrderFacts order={{ ...order, status: 'paid', memberUntil }} classNames={{}} />);
  expect(shown()).toContain(text);
});
