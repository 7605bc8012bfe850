import fc from 'fast-check';
import { expect, it } from 'vitest';
import { groupByDocument, layOut } from './network-lines.ts';

const span = fc.record({ at: fc.integer({ min: 0, max: 1e6 }), ms: fc.integer({ min: 0, max: 1e5 }) });

it('keeps every bar inside the timeline and wide enough to see', () => {
  fc.assert(
    fc.property(fc.array(span), (spans) => {
      const bars = layOut(spans);
      expect(bars).toHaveLength(spans.length);
      for (const { left, width } of bars) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(width).toBeGreaterThanOrEqual(2);
        expect(left + width).toBeLessThanOrEqual(100.000001);
      }
    }),
  );
});

it('runs from the start of the first call to the end of the last', () => {
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

it('keeps the bar of a single short call short', () => {
  expect(layOut([{ at: 7, ms: 2 }])).toEqual([{ left: 0, width: 2 }]);
});

const documents = [
  { at: 1000, address: '/' },
  { at: 5000, address: '/result/-/1/-/1' },
];

it('groups calls by the document in which they happened', () => {
  const groups = groupByDocument(
    [{ at: 100 }, { at: 1200 }, { at: 3000 }, { at: 4900 }, { at: 9000 }],
    documents,
  );
  expect(groups.map(({ start, members }) => [start?.address ?? '', members.map(({ at }) => at)])).toEqual([
    ['', [100]],
    ['/', [1200, 3000]],
    ['/result/-/1/-/1', [4900, 9000]],
  ]);
});

it('leaves out documents without calls', () => {
  expect(groupByDocument([{ at: 1000 }], documents)).toHaveLength(1);
});
