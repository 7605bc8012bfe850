import { expect, it } from 'vitest';
import { duration, offsetInWords, remaining, sinceStart, yuan } from './format.ts';

it('writes fen as yuan with two places', () => {
  expect([0, 5, 1900, 16_800].map(yuan)).toEqual(['0.00', '0.05', '19.00', '168.00']);
});

it('counts seconds and thousandths from the start, never below it', () => {
  expect(sinceStart(2120, 1000)).toBe('01.120');
  expect(sinceStart(900, 1000)).toBe('00.000');
  expect(sinceStart(126_000, 1000)).toBe('125.000');
});

it('groups thousands of a duration', () => {
  expect([58, 3041, 1_234_567].map(duration)).toEqual(['58 ms', '3 041 ms', '1 234 567 ms']);
});

it('says what is left in the two largest units', () => {
  expect([-1, 0, 34_000, 274_000, 7_500_000, 126 * 86_400_000 - 5000].map(remaining)).toEqual([
    '',
    '',
    '34 秒',
    '4 分 34 秒',
    '2 小时 5 分',
    '126 天',
  ]);
});

it('says how far the clock was moved', () => {
  expect([0, 20_000, 900_000, 7_200_000, 86_400_000 * 30, -3_600_000].map(offsetInWords)).toEqual([
    '',
    '',
    '快 15 分钟',
    '快 2 小时',
    '快 30 天',
    '慢 1 小时',
  ]);
});
