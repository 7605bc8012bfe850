import { expect, test } from 'vitest';
import { samplePackage, wordPack, year } from '../test-support/sample-packages.ts';
import { chargeLine } from './terms.tsx';

test('the line states that a package is not charged again, or when and how much', () => {
  expect(chargeLine(year)).toBe('支付后立即生效，到期不自动续费');
  expect(chargeLine(wordPack)).toBe('支付后立即生效，不自动续费');
  expect(chargeLine({ ...wordPack, name: '永久卡' })).toBe('支付后立即生效，长期有效');
  const monthly = samplePackage({ renewal: { price: 2500, periodDays: 30 } });
  expect(chargeLine(monthly)).toBe('每 30 天自动续费 ¥25.00，可随时取消');
});

test('days added to the present membership are said to be', () => {
  expect(chargeLine(year, '2027 年 7 月 22 日')).toBe(
    '有效期顺延至 2027\u00a0年\u00a07\u00a0月\u00a022\u00a0日，到期不自动续费',
  );
});
