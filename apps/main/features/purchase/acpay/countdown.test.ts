import fc from 'fast-check';
import { expect, test } from 'vitest';
import { timeLeft, timeLeftText } from './countdown.ts';

test('units put together again are the time that is left, to the second above', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 * 86_400_000 }), (ms) => {
      const { days, hours, minutes, seconds } = timeLeft(ms);
      expect(((days * 24 + hours) * 60 + minutes) * 60 + seconds).toBe(Math.ceil(ms / 1000));
      expect([hours < 24, minutes < 60, seconds < 60]).toEqual([true, true, true]);
    }),
  );
});

test('only nothing left is shown as nothing, and less than nothing as well', () => {
  expect(timeLeft(1).seconds).toBe(1);
  expect(timeLeft(0)).toEqual(timeLeft(-5000));
});

test.each([
  [2 * 86_400_000 + 7 * 3_600_000, '2 天 7 小时'],
  [7 * 3_600_000 + 12 * 60_000, '7 小时 12 分钟'],
  [12 * 60_000, '12 分钟'],
  [59_000, '不到 1 分钟'],
])('%i ms are read out as %s', (ms, text) => expect(timeLeftText(timeLeft(ms))).toBe(text));
