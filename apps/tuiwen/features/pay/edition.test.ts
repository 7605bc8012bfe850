import { expect, test } from 'vitest';
import { samplePackage, words, year } from '../../test-support/sample-packages.ts';
import { chargeLine } from './edition.tsx';

test('a package that is not charged again says so, a renewing one when and how much', () => {
  expect(chargeLine(year)).toBe('付款后马上生效，到期不自动续费');
  expect(chargeLine(words)).toBe('付款后马上生效，长期有效');
  const monthly = samplePackage({ renewal: { price: 2500, periodDays: 30 } });
  expect(chargeLine(monthly)).toBe('每 30 天自动续费 ¥25.00，可随时取消');
});
