import { expect, test } from 'vitest';
import { month, samplePackage, words, year } from '../test-support/sample-packages.ts';
import { rateText, rowLabel, rowName, whatText } from './row-text.ts';

test('a row leaves out what the tab above it says', () => {
  expect(rowName(year)).toBe('年卡');
  expect(rowName(samplePackage({ name: '年卡', type: null }))).toBe('年卡');
  expect(rowName(samplePackage({ name: '创作版', type: '创作版' }))).toBe('创作版');
  expect(rowName(samplePackage({ name: '全能年卡' }))).toBe('全能年卡');
  expect(rowName(words)).toBe('不过期');
});

test('what a part of it costs is told a day, or by what is counted', () => {
  expect(rateText(year)).toBe('每天 0.54 元');
  expect(rateText(words)).toBe('每万字 1.36 元');
  expect(rateText(samplePackage({ name: '永久卡', days: null }))).toBe('长期有效');
  expect(rateText(samplePackage({ name: '0 万字', days: null }))).toBe('长期有效');
});

test('what is credited stands where the rate would, however much is left to pay', () => {
  expect(rateText(samplePackage({ price: 34000, credit: 5800 }))).toBe('已抵扣 58 元');
  expect(rateText(samplePackage({ price: 0, credit: 5800 }))).toBe('已抵扣 58 元');
});

test('the bar says what is bought, with its type where there is one', () => {
  expect(whatText(year)).toBe('创作版 12 个月');
  expect(whatText(words)).toBe('字数包 50 万字');
  expect(whatText(samplePackage({ name: '年卡', type: null }))).toBe('年卡');
});

test('a row is read out with the full name first, and everything that it shows', () => {
  expect(rowLabel(year)).toBe('创作版年卡，12个月，省 160 元，每天 0.54 元，¥198，原价 ¥358');
  expect(rowLabel({ ...month, originalPrice: month.price })).toBe('创作版月卡，1个月，每天 0.93 元，¥28');
});
