import fc from 'fast-check';
import { expect, test } from 'vitest';
import { month, packages, samplePackage, wordPack, year } from '../../test-support/sample-packages.ts';
import { account, NOW, page, session } from '@vip/checkout-react/testing';
import { defaultOf, groupPackages, membershipText } from './edition.tsx';

test('types are in the order of the backend, each with its own default', () => {
  const groups = groupPackages(packages);
  expect(groups.map(({ name }) => name)).toEqual(['创作版', '字数包']);
  expect(groups.map((group) => defaultOf(group).id)).toEqual([year.id, wordPack.id]);
});

test('without a default the first package of a type is selected', () => {
  const plain = packages.map((pack) => ({ ...pack, isDefault: false }));
  expect(groupPackages(plain).map((group) => defaultOf(group).id)).toEqual([year.id, '47']);
});

test('a renewing package, which cannot be bought here, is selected only where there is no other', () => {
  const renewing = { ...year, renewal: { price: 2500, periodDays: 30 } };
  expect(groupPackages([renewing, month]).map((group) => defaultOf(group).id)).toEqual([month.id]);
  expect(groupPackages([renewing]).map((group) => defaultOf(group).id)).toEqual([year.id]);
});

test('every package is under exactly one tab, in the order of the backend', () => {
  const pack = fc
    .record({ id: fc.uuid(), type: fc.option(fc.string({ maxLength: 3 })), isDefault: fc.boolean() })
    .map(samplePackage);
  fc.assert(
    fc.property(fc.array(pack), (packageList) => {
      const groups = groupPackages(packageList);
      expect(groups.flatMap((group) => group.packages)).toHaveLength(packageList.length);
      expect(new Set(groups.map(({ name }) => name)).size).toBe(groups.length);
      for (const group of groups) {
        expect(packageList.filter((one) => group.packages.includes(one))).toEqual(group.packages);
        expect(group.packages).toContain(defaultOf(group));
      }
    }),
  );
});

test('the masthead has edition, rest and end of the membership, and asks for a renewal if it is over', () => {
  const text = (expiresAt: string | null, level = '1') =>
    membershipText(
      page({
        session: session({ account: { ...account, membership: { level, name: '标准会员', expiresAt } } }),
      }),
      packages,
    )?.join('，');
  const later = new Date(NOW + 1000 * 3600 * 24 * 126).toISOString();
  expect(text(later)).toBe('创作版，还剩 126 天，2026 年 7 月 22 日到期');
  expect(text(new Date(NOW).toISOString())).toBe('创作版，已到期，续费立即生效，2026 年 3 月 18 日到期');
  expect(text(new Date(NOW + 60_000).toISOString())).toBe('创作版，还剩 1 天，2026 年 3 月 18 日到期');
  expect(text(null)).toBe('创作版，长期有效');
  expect(text(later, '9')).toBe('标准会员，还剩 126 天，2026 年 7 月 22 日到期');
  expect(
    membershipText(page({ session: session({ account: { ...account, membership: null } }) }), packages),
  ).toBeNull();
});
