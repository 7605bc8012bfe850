import { expect, test } from 'vitest';
import type { Spread } from '../report/figures.ts';
import type { PeerFigures } from './peer-figures.ts';
import { peersTable } from './peers-table.ts';

const same = (median: number): Spread => ({ median, min: median, max: median });
const row = (ready: number, tookOver: number): PeerFigures => ({
  firstPaint: same(1),
  firstContent: same(400),
  cards: same(ready),
  ready: same(ready),
  tookOver: same(tookOver),
  shift: same(0),
  script: same(1000),
  scriptToCards: same(1000),
  scriptToTakeOver: same(56_400),
  requests: same(3),
  roundTrips: same(2),
  scriptInAll: same(1000),
  requestsInAll: same(3),
  fetched: same(0),
  fetchedInAll: same(0),
  inSequence: 4,
});

test('a peer is compared with the product, before and after React has taken over', () => {
  const lines = peersTable(
    new Map([
      ['composed', row(1000, 1500)],
      ['vue-vant', row(1200, 1200)],
    ]),
  );
  expect(lines[2]?.split(/\s+/)).toEqual([
    'vue-vant',
    '400',
    '1200',
    '1.20',
    '1200',
    '0.80',
    '56.4',
    '2',
    '4',
  ]);
});

test('without the product there is nothing to compare with', () =>
  expect(() => peersTable(new Map([['vue-vant', row(1, 1)]]))).toThrow('the product was not measured'));
