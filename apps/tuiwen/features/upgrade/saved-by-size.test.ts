import { expect, test } from 'vitest';
import { month, samplePackage, wordPack, year } from '../../test-support/sample-packages.ts';
import { savedBySize } from './saved-by-size.ts';

test('a package is compared with the smallest of its level and unit, without renewing ones and credits', () => {
  const monthly = samplePackage({ id: '40', days: 7, price: 100, renewal: { price: 2500, periodDays: 30 } });
  expect(savedBySize(year, [year, month, monthly, wordPack])).toEqual({ by: '按月', saved: 13800 });
  expect(savedBySize({ ...year, price: 14000, credit: 5800 }, [month])?.saved).toBe(13800);
  expect(savedBySize(month, [year, month])).toBeNull();
  expect(savedBySize(wordPack, [wordPack, month])).toBeNull();
});
