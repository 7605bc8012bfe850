import fc from 'fast-check';
import { pack } from '@vip/checkout-react/testing';
import { describe, expect, test } from 'vitest';
import { afterLevel, durationsOf, levelKey, levelsOf, packageAt } from './plan.ts';

/** Any package list on which a pair of level and duration is sold at most once. */
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
  test('has every package in one place, and nothing else', () => {
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

  test('goes from the lowest level and the shortest duration up, for life last', () => {
    fc.assert(
      fc.property(packageList, (packages) => {
        const ranks = levelsOf(packages).map(({ rank }) => Number(rank));
        expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
        const days = durationsOf(packages).map((one) => one ?? Infinity);
        expect(days).toEqual([...days].sort((a, b) => a - b));
      }),
    );
  });

  test('keeps the duration when the level changes, wherever that pair is sold', () => {
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

  test('going to another level and back is no change where both sell the duration', () => {
    fc.assert(
      fc.property(packageList, fc.nat(), fc.nat(), (packages, one, other) => {
        const levels = levelsOf(packages);
        const selected = packages[one % packages.length]!;
        const level = levels[other % levels.length]!;
        fc.pre(packageAt(level, selected.days) !== undefined);
        const own = levels.find(({ key }) => key === levelKey(selected))!;
        expect(afterLevel(afterLevel(selected, level), own)).toBe(selected);
      }),
    );
  });

  test('packages without a type are grouped by their level and named by themselves', () => {
    const [level] = levelsOf([pack({ type: null, level: '1' })]);
    expect(level).toMatchObject({ key: '1', name: '年度会员', rank: '1' });
  });
});
