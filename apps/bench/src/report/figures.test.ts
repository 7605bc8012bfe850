import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spread } from './figures.ts';

test('the median of an odd count is the middle one, of an even count the mean of the middle two', () => {
  expect(spread([9, 1, 5])).toEqual({ median: 5, min: 1, max: 9 });
  expect(spread([4, 1, 2, 100])).toEqual({ median: 3, min: 1, max: 100 });
});

test('the order does not matter, and the values stay as they were', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { minLength: 1 }), (values) => {
      const copy = [...values];
      expect(spread([...values].reverse())).toEqual(spread(values));
      expect(values).toEqual(copy);
    }),
  );
});

test('nothing measured is refused', () => expect(() => spread([])).toThrow('nothing was measured'));
