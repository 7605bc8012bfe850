import fc from 'fast-check';
import { pack, NOW, account, session, year } from '@vip/checkout-react/testing';
import { describe, expect, test } from 'vitest';
import {
  afterLevel,
  durationsOf,
  levelKey,
  levelsOf,
  packageAt,
  goodUntil,
  validAfter,
  membershipNote,
  membershipStatusOf,
  stepTo,
  type MembershipStatus,
} from './levels.ts';
import { earlierText } from './earlier.ts';

/** Any package list with at most one package for a level and a duration. */
const packageList = fc
  .uniqueArray(
    fc.record({
      rank: fc.constantFrom('1', '2', '3'),
      days: fc.constantFrom(30, 90, 365, null),
      isDefault: fc.boolean(),
    }),
    { minLength: 1, selector: ({ rank, days }) => `${rank} ${days}` },
  )
  .map((pairs) =>
    pairs.map(({ rank, days, isDefault }, at) =>
      pack({ id: String(at), level: rank, type: `等级${rank}`, days, isDefault }),
    ),
  );

describe('a package list laid out as levels and durations', () => {
  test('has every package exactly once', () => {
    fc.assert(
      fc.property(packageList, (packages) => {
        const found = levelsOf(packages).flatMap((level) =>
          durationsOf(packages).flatMap((days) => packageAt(level, days) ?? []),
        );
        expect(new Set(found)).toEqual(new Set(packages));
        expect(found).toHaveLength(packages.length);
      }),
    );
  });

  test('is sorted by level and by duration, lifetime last', () => {
    fc.assert(
      fc.property(packageList, (packages) => {
        const ranks = levelsOf(packages).map(({ rank }) => Number(rank));
        expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
        const days = durationsOf(packages).map((one) => one ?? Infinity);
        expect(days).toEqual([...days].sort((a, b) => a - b));
      }),
    );
  });

  test('keeps the duration when the level changes, if that package exists', () => {
    fc.assert(
      fc.property(packageList, fc.nat(), fc.nat(), (packages, one, other) => {
        const levels = levelsOf(packages);
        const selected = packages[one % packages.length]!;
        const level = levels[other % levels.length]!;
        const next = afterLevel(selected, level);
        expect(levelKey(next)).toBe(level.key);
        if (packageAt(level, selected.days)) expect(next.days).toBe(selected.days);
        else if (level.packages.some(({ isDefault }) => isDefault)) expect(next.isDefault).toBe(true);
      }),
    );
  });

  test('packages without a type are grouped by their level and named after the package', () => {
    const [level] = levelsOf([pack({ type: null, level: '1' })]);
    expect(level).toMatchObject({ key: '1', name: '年度会员', rank: '1' });
  });
});

const DAY = 24 * 3600_000;
const owner = (expiresAt: string | null) =>
  membershipStatusOf(
    session({ account: { ...account, membership: { level: '1', name: '标准会员', expiresAt } } }),
    [],
    NOW,
  );
const withoutMembership = { id: 'u1', nickname: '小满', avatar: '' };
const until = (membershipStatus: MembershipStatus, level: string, days: number | null = 365) =>
  goodUntil(pack({ level, days }), membershipStatus, NOW).join('');

test('a member has whole days left, rounded down', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4000 * DAY }), (left) => {
      expect(owner(new Date(NOW + left).toISOString())).toMatchObject({
        kind: 'member',
        daysLeft: Math.floor(left / DAY),
      });
    }),
  );
});

test('an expired membership is none, and a lifetime membership has no days left', () => {
  expect(owner(new Date(NOW).toISOString())).toEqual({
    kind: 'none',
    nickname: '江晚舟',
    expired: { name: '标准会员', end: NOW },
  });
  expect(owner(null)).toMatchObject({ end: null, daysLeft: null });
});

test('without a session or membership data the status is not none', () => {
  expect(membershipStatusOf(session({ status: 'anonymous', account: null }), [], NOW)).toEqual({
    kind: 'anonymous',
  });
  expect(membershipStatusOf(session({ account: withoutMembership }), [], NOW)).toEqual({
    kind: 'unknown',
    nickname: '小满',
  });
});

test('a higher level starts at once, the same one after its end', () => {
  const membershipStatus = owner('2026-04-18T00:00:00+08:00');
  expect(until(membershipStatus, '2')).toBe('有效期至 2027 年 3 月 18 日');
  expect(until(membershipStatus, '1')).toBe('有效期至 2027 年 4 月 18 日');
  expect(until(membershipStatus, '2', null)).toBe('长期有效');
  expect(until(owner(null), '1')).toBe('长期有效');
  expect(goodUntil(year, { kind: 'unknown', nickname: '' }, NOW).join('')).toBe('有效期 365 天');
});

test('a package of another level may end before the present membership', () => {
  const earlier = (status: MembershipStatus, level: string, days: number | null) =>
    earlierText(pack({ level, days }), status, NOW)?.join('：');
  const membershipStatus = owner('2026-07-22T10:25:00+08:00');
  expect(earlier(membershipStatus, '2', 90)).toBe(
    '比现有早 36 天到期：现有会员至 2026 年 7 月 22 日，升级后至 2026 年 6 月 16 日',
  );
  expect(earlier(owner(null), '2', 90)).toBe(
    '早于现有会员到期：现有会员长期有效，升级后至 2026 年 6 月 16 日',
  );
  expect(earlier(owner('2026-06-16T23:59:00+08:00'), '2', 90)).toContain('早于现有会员到期：');
  expect(earlier(membershipStatus, '1', 90)).toBeUndefined();
  expect(earlier(membershipStatus, '2', 365)).toBeUndefined();
  expect(earlier(membershipStatus, '2', null)).toBeUndefined();
  expect(earlier({ kind: 'anonymous' }, '2', 90)).toBeUndefined();
});

test('a validity is named with the step that it needs', () => {
  const after = (status: MembershipStatus, level: string) =>
    validAfter({ ...year, level }, status, NOW).join('');
  const membershipStatus = owner('2026-04-18T00:00:00+08:00');
  expect(after(membershipStatus, '2')).toBe('升级后有效期至 2027 年 3 月 18 日');
  expect(after(membershipStatus, '1')).toBe('续费后有效期至 2027 年 4 月 18 日');
  expect(after({ kind: 'anonymous' }, '1')).toBe('开通后有效期 365 天');
});

test('a level is up, same or down relative to the present one, and up without one', () => {
  const membershipStatus = { ...owner(null), level: '2' } as MembershipStatus;
  expect(['1', '2', '3'].map((rank) => stepTo(rank, membershipStatus))).toEqual(['down', 'same', 'up']);
  expect(stepTo('1', { kind: 'none', nickname: '', expired: null })).toBe('up');
});

test('without membership data the level below the credited ones is the present one', () => {
  const levels = levelsOf([
    pack({ type: '标准会员', level: '1' }),
    pack({ type: '尊享会员', level: '2', credit: 5800 }),
  ]);
  const membershipStatus = membershipStatusOf(session({ account: withoutMembership }), levels, NOW);
  expect(membershipStatus).toEqual({ kind: 'credited', level: '1', name: '标准会员' });
  expect(membershipStatusOf(session({ status: 'anonymous', account: null }), levels, NOW)).toEqual(
    membershipStatus,
  );
  expect(until(membershipStatus, '2')).toBe('有效期至 2027 年 3 月 18 日');
  expect(until(membershipStatus, '1')).toBe('有效期 365 天');
});

test('only a credit is named with an amount, and an expired membership is not a new one', () => {
  const plain = [pack({ level: '1' })];
  const credited = [...plain, pack({ level: '2', credit: 5800 })];
  expect(membershipNote(owner('2026-04-18T00:00:00+08:00'), credited).credit).toEqual([
    '可抵扣',
    '58\u00a0元',
  ]);
  expect(membershipNote(owner('2026-04-18T00:00:00+08:00'), plain)).toMatchObject({
    text: expect.stringContaining('续费自动顺延') as string,
    credit: null,
  });
  expect(membershipNote(owner(new Date(NOW).toISOString()), plain).text).toBe('权益已停用，支付后立即恢复');
});
