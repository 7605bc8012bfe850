import fc from 'fast-check';
import { expect, test } from 'vitest';
import { screenAt } from './use-rail.ts';

test('the present screen is the one that is shown most, for any scroll position', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -500, max: 5000 }),
      fc.integer({ min: 1, max: 900 }),
      fc.integer({ min: 1, max: 9 }),
      (left, width, count) => {
        const at = screenAt(left, width, count);
        const distances = Array.from({ length: count }, (_, screen) => Math.abs(left - screen * width));
        expect(distances[at]).toBe(Math.min(...distances));
      },
    ),
  );
});

test('a rail without a width shows the first screen', () => {
  expect(screenAt(0, 0, 5)).toBe(0);
});
