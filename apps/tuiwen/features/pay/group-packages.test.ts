import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packages, samplePackage, words, year } from '../../test-support/sample-packages.ts';
import { defaultOf, groupPackages } from './group-packages.ts';

test('types are in the order of the backend, each with its own default', () => {
  const groups = groupPackages(packages);
  expect(groups.map(({ name }) => name)).toEqual(['创作版', '字数包']);
  expect(groups.map((group) => defaultOf(group).id)).toEqual([year.id, words.id]);
});

test('without a default the first of a type is chosen', () => {
  const plain = packages.map((pack) => ({ ...pack, isDefault: false }));
  expect(groupPackages(plain).map((group) => defaultOf(group).id)).toEqual([year.id, '47']);
});

test('every package is under exactly one tab, in its order, whatever the types are', () => {
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
