import fc from 'fast-check';
import { NOW, account, pack, session, year } from '@vip/checkout-react/testing';
import { expect, test } from 'vitest';
import { levelsOf } from './plan.ts';
import { goodUntil, membershipStatusOf, stepTo, type MembershipStatus } from './membership-status.ts';

const DAY = 24 * 3600_000;
const holder = (expiresAt: string | null) =>
  membershipStatusOf(
    session({ account: { ...account, membership: { level: '1', name: '标准会员', expiresAt } } }),
    [],
    NOW,
  );
const untold = { id: 'u1', nickname: '小满', avatar: '' };
const until = (membershipStatus: MembershipStatus, level: string, days: number | null = 365) =>
  goodUntil(pack({ level, days }), membershipStatus, NOW).join('');

test('who is a member stands so many whole days before the end', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4000 * DAY }), (left) => {
      expect(holder(new Date(NOW + left).toISOString())).toMatchObject({
        kind: 'member',
        daysLeft: Math.floor(left / DAY),
      });
    }),
  );
});

test('a membership that is over is none, and one for life has no days left to count', () => {
  expect(holder(new Date(NOW).toISOString())).toEqual({ kind: 'none' });
  expect(holder(null)).toMatchObject({ end: null, daysLeft: null });
});

test('nobody, and somebody of whom the app tells nothing, are not told to be no members', () => {
  expect(membershipStatusOf(session({ status: 'anonymous', account: null }), [], NOW)).toEqual({
    kind: 'anonymous',
  });
  expect(membershipStatusOf(session({ account: untold }), [], NOW)).toEqual({
    kind: 'untold',
    nickname: '小满',
  });
});

test('a higher level begins at once, the same one goes on from its end', () => {
  const membershipStatus = holder('2026-04-18T00:00:00+08:00');
  expect(until(membershipStatus, '2')).toBe('有效期至 2027 年 3 月 18 日');
  expect(until(membershipStatus, '1')).toBe('有效期至 2027 年 4 月 18 日');
  expect(until(membershipStatus, '2', null)).toBe('长期有效');
  expect(until(holder(null), '1')).toBe('长期有效');
  expect(goodUntil(year, { kind: 'untold', nickname: '' }, NOW).join('')).toBe('可用 365 天');
});

test('levels are above, the same or below what is there, and all above nothing', () => {
  const membershipStatus = { ...holder(null), level: '2' } as MembershipStatus;
  expect(['1', '2', '3'].map((rank) => stepTo(rank, membershipStatus))).toEqual(['down', 'same', 'up']);
  expect(stepTo('1', { kind: 'none' })).toBe('up');
});

test('where the prices alone tell of a membership, it is the level under those that are credited', () => {
  const levels = levelsOf([
    pack({ type: '标准会员', level: '1' }),
    pack({ type: '尊享会员', level: '2', credit: 5800 }),
  ]);
  const membershipStatus = membershipStatusOf(session({ account: untold }), levels, NOW);
  expect(membershipStatus).toEqual({ kind: 'credited', level: '1', name: '标准会员' });
  expect(membershipStatusOf(session({ status: 'anonymous', account: null }), levels, NOW)).toEqual(
    membershipStatus,
  );
  expect(until(membershipStatus, '2')).toBe('有效期至 2027 年 3 月 18 日');
  expect(until(membershipStatus, '1')).toBe('可用 365 天');
});
