import { expect, test } from 'vitest';
import { honeycombRows } from './benefit-honeycomb.tsx';

const COUNTS = Array.from({ length: 60 }, (_, count) => count);

test('the rows have as many cells as there are benefits', () => {
  for (const count of COUNTS) expect(honeycombRows(count).reduce((sum, width) => sum + width, 0)).toBe(count);
});

test('a row differs from the next by exactly one, so that cells lock into each other', () => {
  for (const count of COUNTS) {
    const rows = honeycombRows(count);
    rows.slice(1).forEach((width, row) => expect(Math.abs(width - (rows[row] ?? NaN))).toBe(1));
  }
});

test('no row has more than three cells, which fit a narrow phone', () => {
  for (const count of COUNTS) expect(Math.max(0, ...honeycombRows(count))).toBeLessThanOrEqual(3);
});

test('five benefits are a row of two above a row of three', () => {
  expect(honeycombRows(5)).toEqual([2, 3]);
});
