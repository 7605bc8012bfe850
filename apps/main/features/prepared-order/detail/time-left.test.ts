import fc from 'fast-check';
import { expect, test } from 'vitest';
import { timeLeftText } from './time-left.ts';

const SIZES: Record<string, number> = { 天: 86400, 小时: 3600, 分: 60, 秒: 1 };

test.each([
  [86_400_000 * 3 + 3_600_000 * 13, '3 天 13 小时'],
  [86_400_000, '1 天'],
  [86_400_000 + 59_000, '1 天'],
  [3_600_000 + 60_000, '1 小时 1 分'],
  [750_000, '12 分 30 秒'],
  [1, '1 秒'],
  [0, ''],
  [-5, ''],
])('%i ms are %s', (ms, text) => {
  expect(timeLeftText(ms)).toBe(text);
});

test('the text is never more than the time left, and less by at most its smaller unit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1000, max: 400 * 86_400_000 }), (ms) => {
      const shownUnits = [...timeLeftText(ms).matchAll(/(\d+) (天|小时|分|秒)/g)].map(
        ([, count, unit = '']) => ({
          seconds: Number(count) * (SIZES[unit] ?? 0),
          unit,
        }),
      );
      const total = shownUnits.reduce((sum, { seconds }) => sum + seconds, 0);
      const largest = SIZES[shownUnits[0]?.unit ?? ''] ?? 0;
      expect(total).toBeLessThanOrEqual(ms / 1000);
      expect(ms / 1000 - total).toBeLessThan(
        largest === 1 ? 1 : ({ 86400: 3600, 3600: 60, 60: 1 }[largest] ?? 0),
      );
    }),
  );
});
