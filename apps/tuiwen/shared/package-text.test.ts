import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { month, samplePackage, wordPack, year } from '../test-support/sample-packages.ts';
import { numeralOf, rateText, rowLabel, rowName, savedText, tagOf, whatText } from './package-text.ts';

// Hundreds of examples.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const textOf = (name: string, days: number | null) => {
  const { figure, unit } = numeralOf({ name, days });
  return `${figure} ${unit}`;
};

/** The days of a unit. */
const DAYS: Readonly<Record<string, number>> = { 天: 1, 个月: 30, 年: 365 };

test.each([
  ['创作版年卡', 365, '12 个月'],
  ['创作版季卡', 90, '3 个月'],
  ['创作版月卡', 30, '1 个月'],
  ['两年卡', 730, '2 年'],
  ['创作版七天卡', 7, '7 天'],
  ['10 万字', null, '10 万字'],
  ['100万字', null, '100 万字'],
  ['1.5 亿字', null, '1.5 亿字'],
  ['9999次', null, '9999 次'],
  ['永久卡', null, '长期 有效'],
  ['3.2.1 版永久卡', null, '长期 有效'],
  ['2026-11 纪念卡', null, '长期 有效'],
  ['12345 字', null, '长期 有效'],
  // The duration wins over a number in the name.
  ['10 万字月卡', 30, '1 个月'],
])('%s of %s days begins with %s', (name, days, text) => expect(textOf(name, days)).toBe(text));

test('a numeral is exact, except that 12 months are 365 days', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40_000 }), (days) => {
      const { figure, unit } = numeralOf({ name: '卡', days });
      expect(figure).toMatch(/^[1-9]\d*$/);
      const shown = Number(figure) * (DAYS[unit] ?? NaN);
      expect(Math.abs(shown - days)).toBeLessThanOrEqual(days === 365 ? 5 : 0);
    }),
  );
});

test('the row of a package for life begins with a short numeral for every name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const { figure, unit } = numeralOf({ name, days: null });
      expect(figure).toMatch(/^(\d{1,4}(\.\d{1,2})?|长期)$/);
      expect(unit.trim()).not.toBe('');
    }),
  );
});

test('the default package has its saving as its tag, if the backend gives none', () => {
  expect(tagOf({ ...year, badge: null })).toBe('省\u00a0160\u00a0元');
  expect(tagOf({ ...month, badge: null })).toBeNull();
});

test('a row leaves out the type, which is on its tab', () => {
  expect(rowName(year)).toBe('年卡');
  expect(rowName(samplePackage({ name: '年卡', type: null }))).toBe('年卡');
  expect(rowName(samplePackage({ name: '创作版', type: '创作版' }))).toBe('创作版');
  expect(rowName(samplePackage({ name: '全能年卡' }))).toBe('全能年卡');
});

test('the row of a count has how long it lasts as its name, as the count is already its numeral, and below it the price of one', () => {
  expect(rowName(wordPack)).toBe('长期有效');
  expect(rowName({ ...wordPack, type: null })).toBe('长期有效');
  expect(rateText(wordPack)).toBe('每万字 1.36 元');
  expect(rateText({ ...wordPack, name: '0 万字' })).toBe('长期有效');
  expect(rowLabel(wordPack)).toBe('50 万字，50万字，省\u00a050\u00a0元，每万字 1.36 元，¥68，原价 ¥118');
});

test('the rate is the price per day, or that it is for life', () => {
  expect(rateText(year)).toBe('每天 0.54 元');
  expect(rateText(samplePackage({ name: '永久卡', days: null }))).toBe('长期有效');
});

test('a row with a credit counts from the list price only: no tag, and the price before the credit beside it', () => {
  const upgrade = samplePackage({ badge: '省 300 元', price: 34000, originalPrice: 69800, credit: 5800 });
  expect(rateText(upgrade)).toBe('抵扣前 ¥398');
  expect(tagOf(upgrade)).toBeNull();
  expect(rowLabel(upgrade)).toMatch(/，抵扣前 ¥398，¥340$/);
  const free = { ...upgrade, price: 0, originalPrice: 7800 };
  expect(rowLabel(free)).toMatch(/，抵扣前 ¥58，¥0$/);
});

test('the saving is the difference to the struck price, or the credit of an upgrade', () => {
  expect(savedText(year)).toBe('省\u00a0160\u00a0元');
  expect(savedText({ ...year, originalPrice: 0 })).toBe('');
  expect(savedText({ ...year, renewal: { price: 2500, periodDays: 30 } })).toBe('');
  expect(savedText({ ...year, credit: 5800 })).toBe('已抵扣 58 元');
});

test('the bar names the package with its type where there is one', () => {
  expect(whatText(year)).toBe('创作版年卡');
  expect(whatText(wordPack)).toBe('字数包 50 万字');
  expect(whatText(samplePackage({ name: '年卡', type: null }))).toBe('年卡');
});

test('the label of a row has the full name first, and everything that the row shows', () => {
  expect(rowLabel(year)).toBe('创作版年卡，12个月，省 160 元，每天 0.54 元，¥198，原价 ¥358');
  expect(rowLabel({ ...month, originalPrice: month.price })).toBe('创作版月卡，1个月，每天 0.93 元，¥28');
});

test('the row of a renewing package says that renewals are not sold here', () => {
  expect(rateText(samplePackage({ days: 30, renewal: { price: 2500, periodDays: 30 } }))).toBe(
    '自动续费暂未开放',
  );
});
