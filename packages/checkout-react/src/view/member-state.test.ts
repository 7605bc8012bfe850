import { expect, test } from 'vitest';
import { ANONYMOUS, NOW, account, session } from '../testing/index.ts';
import { memberState, withoutText } from './member-state.ts';

const ends = (expiresAt: string | null) => ({
  ...account,
  membership: { level: '1', name: '年度会员', expiresAt },
});

test.each([
  ['expired', '现在', ends(new Date(NOW).toISOString())],
  ['current', '到期后', ends(new Date(NOW + 1).toISOString())],
  ['current', '', ends(null)],
  ['none', '非会员', { ...account, membership: null }],
  ['none', '非会员', null],
])('%s, and without a membership: %s', (state, text, buyer) => {
  expect(memberState(buyer, NOW)).toBe(state);
  expect(withoutText({ session: buyer ? session({ account: buyer }) : ANONYMOUS, now: () => NOW })).toBe(
    text,
  );
});
