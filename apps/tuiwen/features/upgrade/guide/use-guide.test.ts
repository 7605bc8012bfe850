import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LAST_STEP, stepOf, stepPath } from './use-guide.ts';

it('is the step of the address, but not past the first open question', () => {
  expect([stepOf(undefined, 0), stepOf('2', 0), stepOf('2', 1), stepOf('3', 1), stepOf('3', 2)]).toEqual([
    1, 1, 2, 2, 3,
  ]);
});

it('is a valid step for every address', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.integer().map(String)), fc.nat(2), (asked, open) => {
      const step = stepOf(asked, open);
      expect(Number.isInteger(step)).toBe(true);
      expect(step).toBeGreaterThanOrEqual(1);
      expect(step).toBeLessThanOrEqual(Math.min(open + 1, LAST_STEP));
    }),
  );
});

it('keeps the other parameters of the query', () => {
  expect(stepPath({}, 2)).toBe('/tuiwengo?step=2');
  expect(stepPath({ um: 'a b', step: '1' }, 3)).toBe('/tuiwengo?um=a%20b&step=3');
});
