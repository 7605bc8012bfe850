import type { Account } from '@vip/host';
import { ANONYMOUS, NOW, account, session } from '@vip/checkout-react/testing';
import { expect, test } from 'vitest';
import { membershipText } from './cover.tsx';

const known = (membership: Account['membership']) =>
  membershipText(session({ account: { ...account, ...(membership !== undefined && { membership }) } }), NOW);
const year = (expiresAt: string | null) => ({ level: '1', name: '年度会员', expiresAt });

test('an anonymous user is labelled 未登录', () => {
  expect(membershipText(ANONYMOUS, NOW)).toBe('未登录');
});

test('a member is labelled with the expiry date, or 长期有效', () => {
  expect(known(year('2027-03-18T10:24:00+08:00'))).toBe('年度会员，有效期至 2027 年 3 月 18 日');
  expect(known(year(null))).toBe('年度会员，长期有效');
});

test('a membership is expired from its last moment on', () => {
  expect(known(year(new Date(NOW).toISOString()))).toBe('会员已于 2026 年 3 月 18 日到期');
  expect(known(year(new Date(NOW + 1).toISOString()))).toContain('有效期至');
});

test('a user without a membership is invited; an unknown membership is not mentioned', () => {
  expect(known(null)).toBe('还不是会员');
  const { id, nickname, avatar } = account;
  expect(membershipText(session({ account: { id, nickname, avatar } }), NOW)).toBe('会员将开通到当前账号');
  expect(membershipText(session({ account: { id, nickname, avatar, phone: '138****0001' } }), NOW)).toBe(
    '138****0001',
  );
  expect(membershipText(session({ account: null }), NOW)).toBe('会员将开通到当前账号');
});
