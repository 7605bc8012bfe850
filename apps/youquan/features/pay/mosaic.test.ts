import { pack } from '@vip/checkout-react/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { largeFirst, mosaicShapes, type TileShape } from './mosaic.tsx';

const CELLS: Record<TileShape, number> = { tall: 2, broad: 2, wide: 2, small: 1 };

test.each([
  [0, []],
  [1, ['broad']],
  [2, ['broad', 'wide']],
  [3, ['tall', 'small', 'small']],
  [4, ['tall', 'small', 'small', 'wide']],
  [5, ['tall', 'small', 'small', 'small', 'small']],
  [6, ['tall', 'small', 'small', 'small', 'small', 'wide']],
])('%i packages are %j', (count, shapes) => {
  expect(mosaicShapes(count)).toEqual(shapes);
});

test('every package has a tile, the first alone is large, and two columns are filled without a hole', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), (count) => {
      const shapes = mosaicShapes(count);
      const [first, ...others] = shapes;
      expect(shapes).toHaveLength(count);
      expect(['tall', 'broad']).toContain(first);
      expect(others.every((shape) => shape === 'small' || shape === 'wide')).toBe(true);
      expect(shapes.reduce((sum, shape) => sum + CELLS[shape], 0) % 2).toBe(0);
    }),
  );
});

test('the backend’s default comes first, the others keep their order, and none is lost', () => {
  const flags = fc.array(fc.boolean(), { maxLength: 8 });
  fc.assert(
    fc.property(flags, (defaults) => {
      const packages = defaults.map((isDefault, place) => pack({ id: String(place), isDefault }));
      const [large, ...others] = largeFirst(packages);
      expect(large).toBe(packages.find((one) => one.isDefault) ?? packages[0]);
      expect(others).toEqual(packages.filter((one) => one !== large));
    }),
  );
});
