import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dateText, endText, phaseOf, timeLeft, spokenTimeLeft } from './activity.ts';

const activity = { startsAt: '2026-11-10T00:00:00+08:00', endsAt: '2026-11-23T23:59:59.999+08:00' };
const [start, end] = [Date.parse(activity.startsAt), Date.parse(activity.endsAt)];

test.each([
  [start - 1, 'coming'],
  [start, 'running'],
  [end - 1, 'running'],
  [end, 'over'],
] as const)('at %i the phase is %s', (now, phase) => expect(phaseOf(activity, now)).toBe(phase));

test.each([
  ['2026-11-10T00:00:00+08:00', '11 月 10 日'],
  ['2026-11-23T23:59:59.999+08:00', '11 月 23 日'],
  ['2026-11-23T15:59:59Z', '11 月 23 日'],
  ['2026-11-11T09:30:00+08:00', '11 月 11 日 09:30'],
])('%s is shown as %s', (iso, text) => expect(dateText(Date.parse(iso))).toBe(text));

test.each(['2026-11-23T23:59:59.999+08:00', '2026-11-23T15:59:59Z', '2026-11-24T00:00:00+08:00'])(
  'an activity that ends at %s ends on 11 月 23 日',
  (iso) => expect(endText(Date.parse(iso))).toBe('11 月 23 日'),
);

test('an end within a day has its time', () =>
  expect(endText(Date.parse('2026-11-23T18:30:00+08:00'))).toBe('11 月 23 日 18:30'));

test('the units add up to the remaining time, rounded up to seconds', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 * 86_400_000 }), (ms) => {
      const { days, hours, minutes, seconds } = timeLeft(ms);
      expect(((days * 24 + hours) * 60 + minutes) * 60 + seconds).toBe(Math.ceil(ms / 1000));
      expect([hours < 24, minutes < 60, seconds < 60]).toEqual([true, true, true]);
    }),
  );
});

test('the remaining time is zero only when the time is up, and never negative', () => {
  expect(timeLeft(1).seconds).toBe(1);
  expect(timeLeft(0)).toEqual(timeLeft(-5000));
});

test.each([
  [2 * 86_400_000 + 7 * 3_600_000, '2 天 7 小时'],
  [7 * 3_600_000 + 12 * 60_000, '7 小时 12 分钟'],
  [12 * 60_000, '12 分钟'],
  [59_000, '不到 1 分钟'],
])('screen readers get %i ms as %s', (ms, text) => expect(spokenTimeLeft(timeLeft(ms))).toBe(text));
