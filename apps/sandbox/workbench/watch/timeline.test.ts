import fc from 'fast-check';
import { expect, it } from 'vitest';
import { layOut } from './timeline.ts';

const spell = fc.record({ at: fc.integer({ min: 0, max: 1e6 }), ms: fc.integer({ min: 0, max: 1e5 }) });

it('keeps every bar inside the line and wide enough to see', () => {
  fc.assert(
    fc.property(fc.array(spell), (spells) => {
      const bars = layOut(spells);
      expect(bars).toHaveLength(spells.length);
      for (const { left, width } of bars) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(width).toBeGreaterThanOrEqual(2);
        expect(left + width).toBeLessThanOrEqual(100.000001);
      }
    }),
  );
});

it('begins with the first and ends with the last', () => {
  expect(
    layOut([
      { at: 1000, ms: 500 },
      { at: 1500, ms: 500 },
    ]),
  ).toEqual([
    { left: 0, width: 50 },
    { left: 50, width: 50 },
  ]);
});

it('does not let a short call alone fill the line', () => {
  expect(layOut([{ at: 7, ms: 2 }])).toEqual([{ left: 0, width: 2 }]);
});
