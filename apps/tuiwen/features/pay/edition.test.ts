import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packages, samplePackage, wordPack, year } from '../../test-support/sample-packages.ts';
import { chargeLine, defaultOf, groupPackages } from './edition.tsx';

test('types are in the order of the backend, each with its own default', () => {
  const groups = groupPackages(packages);
  expect(groups.map(({ name }) => name)).toEqual(['创作版', '字数包']);
  expect(groups.map((group) => defaultOf(group).id)).toEqual([year.id, wordPack.id]);
});

test('without a default the first package of a type is selected', () => {
  const plain = packages.map((pack) => ({ ...pack, isDefault: false }));
  expect(groupPackages(plain).map((group) => defaultOf(group).id)).toEqual([year.id, '47']);
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

test('the line states that a package is not charged again, or when and how much', () => {
  expect(chargeLine(year)).toBe('支付后立即生效，到期不自动续费');
  expect(chargeLine(wordPack)).toBe('支付后立即生效，长期有效，用完为止');
  expect(chargeLine({ ...wordPack, name: '永久卡' })).toBe('支付后立即生效，长期有效');
  const monthly = samplePackage({ renewal: { price: 2500, periodDays: 30 } });
  expect(chargeLine(monthly)).toBe('每 30 天自动续费 ¥25.00，可随时取消');
});
