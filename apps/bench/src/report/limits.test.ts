import { expect, test } from 'vitest';
import type { Load } from '../measure/one-load.ts';
import { figures, type Figures } from './figures.ts';
import { checkLimits } from './limits.ts';

const load = (times: Partial<Load>, script = 20_000, scriptToTakeOver = 100_000): Load => ({
  firstPaint: 400,
  firstContent: 400,
  cards: 1000,
  ready: 600,
  tookOver: 850,
  shift: 0,
  untilReady: { script, requests: 3, roundTrips: 2 },
  untilTookOver: { script: scriptToTakeOver, requests: 4, roundTrips: 2 },
  inAll: { script, requests: 6, roundTrips: 3 },
  requests: [],
  errors: [],
  ...times,
});
const checks = (composed: Load[], total = 15_000) => {
  const rows: Record<string, Figures> = {
    'static-baseline': figures([load({})]),
    bundle: figures([load({ ready: 1000, tookOver: 1000 })]),
    composed: figures(composed),
  };
  return checkLimits((name) => rows[name]!, [{ brand: 'honey', entry: 6000, page: total - 6000, total }]);
};
const missed = (composed: Load[], total?: number) =>
  checks(composed, total)
    .filter(({ isOk }) => !isOk)
    .map(({ what }) => what);

test('a product as fast as the baselines is within all limits', () => expect(missed([load({})])).toEqual([]));

test('each limit is missed alone', () => {
  expect(missed([load({ firstPaint: 421 })])).toEqual(['first paint / static baseline']);
  expect(missed([load({ cards: 1201 })])).toEqual(['cards with data / static baseline']);
  expect(missed([load({ ready: 601 })])).toEqual(['choice answered / bundle']);
  expect(missed([load({ tookOver: 851 })])).toEqual(['React took over / bundle']);
  expect(missed([load({}, 24_001)])).toEqual(['JS before prices and choices, kB']);
  expect(missed([load({}, 24_000, 104_001)])).toEqual(['JS until React took over, kB']);
  expect(missed([load({})], 16_001)).toEqual(['honey: entry and purchase page, kB']);
});

test('times are compared by their median, whatever one slow load took', () =>
  expect(missed([load({}), load({ ready: 9000 }), load({})])).toEqual([]));

test('shift is compared by the worst load', () =>
  expect(missed([load({}), load({}), load({ shift: 0.01 })])).toEqual(['layout shift']));

test('round trips and bytes are compared by the best load', () => {
  const full = load({ untilReady: { script: 120_000, requests: 6, roundTrips: 3 } });
  expect(missed([full, full, load({})])).toEqual([]);
  expect(missed([full, full])).toEqual(['JS before prices and choices, kB', 'round trips']);
});
