import { expect, it } from 'vitest';
import { groupByDocument } from './group-by-document.ts';

const documents = [
  { at: 1000, address: '/' },
  { at: 5000, address: '/result/-/1/-/1' },
];

it('puts each thing with the document in which it happened', () => {
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

it('leaves out documents in which nothing happened', () => {
  expect(groupByDocument([{ at: 1000 }], documents)).toHaveLength(1);
});
