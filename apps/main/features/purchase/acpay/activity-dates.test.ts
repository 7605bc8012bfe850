import { expect, test } from 'vitest';
import { dateText } from './activity-dates.ts';

test.each([
  ['2026-11-10T00:00:00+08:00', '11 月 10 日 0 点'],
  ['2026-11-23T23:59:59.999+08:00', '11 月 23 日 24 点'],
  ['2026-11-23T15:59:59Z', '11 月 23 日 24 点'],
  ['2026-11-24T00:00:00+08:00', '11 月 24 日 0 点'],
  ['2026-11-11T09:30:00+08:00', '11 月 11 日 09:30'],
])('%s is said as %s', (iso, text) => expect(dateText(Date.parse(iso))).toBe(text));
