import { page, unfinished } from '@vip/checkout-react/testing';
import { render, shown } from '@vip/ui/testing';
import { expect, test } from 'vitest';
import { BuyerStrip } from './buyer-strip.tsx';

const DAY = 24 * 3600_000;
const { session, now } = page();
const until = (ms: number | null) => ({
  ...session,
  account: {
    ...session.account!,
    membership: { level: '1', name: '标准会员', expiresAt: ms === null ? null : new Date(ms).toISOString() },
  },
});

test.each([
  [now() - 21.5 * DAY, /^标准会员已到期 21 天 重新开通/],
  [now() - DAY / 2, /^标准会员已到期 重新开通/],
  [now() + DAY, /^$/],
  [null, /^$/],
])('a membership until %d', (end, text) => {
  render(<BuyerStrip page={page({ session: until(end) })} />);
  expect(shown()).toMatch(text);
});

test('an unfinished order comes first', () => {
  render(<BuyerStrip page={page({ session: until(now() - DAY), pending: unfinished() })} />);
  expect(shown()).toContain('待支付订单');
  expect(shown()).not.toContain('已到期');
});
