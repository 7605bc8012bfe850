import { expect, test } from 'vitest';
import { honeycombRows } from './benefit-honeycomb.tsx';

const COUNTS = Array.from({ length: 60 }, (_, count) => count);

test('every cell has a place', () => {
  for (const count of COUNTS) expect(honeycombRows(count).reduce((sum, width) => sum + width, 0)).toBe(count);
});

test('a row differs from the next by exactly one, so that cells lock into each other', () => {
  for (const count of COUNTS) {
    const rows = honeycombRows(count);
    rows.slice(1).forEach((width, row) => expect(Math.abs(width - (rows[row] ?? NaN))).toBe(1));
  }
});

test('no row is wider than a narrow phone shows', () => {
  for (const count of COUNTS) expect(Math.max(0, ...honeycombRows(count))).toBeLessThanOrEqual(3);
});

test('five benefits stand as two over three', () => {
  expect(honeycombRows(5)).toEqual([2, 3]);
});
