import { act } from 'react';
import type { Broadcast } from '@vip/api';
import { NOW, account, page, session } from '@vip/checkout-react/testing';
import { allByRole, byRole, render, tap } from '@vip/ui/testing';
import { afterEach, expect, test, vi } from 'vitest';
import * as lazyParts from './lazy-parts.tsx';
import { SpeechBubble, accountText, greeting, memberLine } from './pay-header.tsx';

const bought = (id: string, nickname: string, packageName: string, minutesAgo: number): Broadcast => ({
  id,
  nickname,
  packageName,
  paidAt: new Date(NOW - minutesAgo * 60_000).toISOString(),
});

const show = (items: Broadcast[], parts: typeof lazyParts | null = lazyParts) =>
  render(<SpeechBubble {...page({ broadcast: { status: 'ready', items } })} parts={parts} />);
const line = () => document.querySelector('p')?.textContent;

afterEach(() => vi.useRealTimers());

test('the bubble shows purchases of packages in this list only: the broadcast is of all brands', () => {
  show([bought('1', '林**', '季度会员', 1), bought('2', '柚**', '年度会员', 2)]);
  expect(line()).toBe('柚** 2 分钟前开通了年度会员');
});

test('without such a purchase it has a sentence that is true without data', () => {
  show([bought('1', '林**', '季度会员', 1)]);
  expect(line()).toBe('选一罐，立即开通');
  expect(allByRole('button')).toHaveLength(0);
});

test('it changes every five seconds until it is paused', () => {
  vi.useFakeTimers();
  show([bought('1', '柚**', '年度会员', 2), bought('2', '陈**', '月度会员', 7)]);
  act(() => void vi.advanceTimersByTime(5000));
  expect(line()).toBe('陈** 7 分钟前开通了月度会员');
  tap(byRole('button', '暂停播报'));
  act(() => void vi.advanceTimersByTime(60_000));
  expect(line()).toBe('陈** 7 分钟前开通了月度会员');
  tap(byRole('button', '继续播报'));
  act(() => void vi.advanceTimersByTime(5000));
  expect(line()).toBe('柚** 2 分钟前开通了年度会员');
});

test('until the lazy chunk is here it has a sentence that is true without data', () => {
  show([bought('1', '柚**', '年度会员', 2)], null);
  expect(line()).toBe('选一罐，立即开通');
});

const greetingAt = (time: string) => greeting(Date.parse(`2026-03-18T${time}:00+08:00`));

test.each([
  ['04:59', '晚上好'],
  ['05:00', '早呀'],
  ['11:00', '中午好'],
  ['14:00', '下午好'],
  ['18:00', '晚上好'],
  ['00:00', '晚上好'],
])('at %s in Beijing the greeting is %s', (time, text) => {
  expect(greetingAt(time)).toBe(text);
});

test.each([
  ['2027-03-18T10:24:00+08:00', '年卡，2027 年 3 月 18 日到期'],
  [null, '年卡，长期有效'],
  [new Date(NOW).toISOString(), '会员已于 2026 年 3 月 18 日到期'],
])('a membership until %s is shown as %s', (expiresAt, text) => {
  const membership = { level: '1', name: '年卡', expiresAt };
  expect(accountText({ ...account, membership }, NOW)).toBe(text);
});

test.each([
  [new Date(NOW + 36 * 3600_000).toISOString(), '这罐蜜还能甜 1 天'],
  [new Date(NOW + 3600_000).toISOString(), '这罐蜜还能甜不到 1 天'],
  [new Date(NOW).toISOString(), '好久不见，续一罐接着甜'],
])('instead of purchases of others, a member until %s reads “%s”', (expiresAt, text) => {
  const member = session({ account: { ...account, membership: { level: '1', name: '年卡', expiresAt } } });
  const items = [bought('1', '柚**', '年度会员', 2)];
  render(
    <SpeechBubble {...page({ session: member, broadcast: { status: 'ready', items } })} parts={lazyParts} />,
  );
  expect(line()).toBe(text);
});

test('a user without a membership, and a member for life, have nothing to renew', () => {
  const forLife = { level: '1', name: '年卡', expiresAt: null };
  expect(memberLine(session({ account: { ...account, membership: null } }), NOW)).toBeNull();
  expect(memberLine(session({ account: { ...account, membership: forLife } }), NOW)).toBeNull();
});

test('without a membership the phone number is shown; an unknown account is not mentioned', () => {
  expect(accountText({ ...account, membership: null, phone: '138****0001' }, NOW)).toBe('138****0001');
  expect(accountText(null, NOW)).toBe('会员将开通到当前账号');
});
