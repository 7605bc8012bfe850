import { expect, test } from 'vitest';
import { honeycombRows } from './benefit-honeycomb.tsx';

test('every benefit has a cell in a row of at most three, one more or less than in the next row', () => {
  for (let count = 0; count < 60; count += 1) {
    const rows = honeycombRows(count);
    expect(rows.reduce((sum, width) => sum + width, 0)).toBe(count);
    expect(Math.max(0, ...rows)).toBeLessThanOrEqual(3);
    rows.slice(1).forEach((width, row) => expect(Math.abs(width - (rows[row] ?? NaN))).toBe(1));
  }
});

test('five benefits are a row of two above a row of three', () => {
  expect(honeycombRows(5)).toEqual([2, 3]);
});
