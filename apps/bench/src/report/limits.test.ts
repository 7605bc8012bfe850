import { expect, test } from 'vitest';
import type { Load } from '../measure/one-load.ts';
import { figures, type Figures } from './figures.ts';
import { checkLimits } from './limits.ts';

const load = (times: Partial<Load>, script = 100_000): Load => ({
  firstPaint: 400,
  firstContent: 400,
  cards: 1000,
  ready: 1000,
  shift: 0,
  untilReady: { script, requests: 3, roundTrips: 2 },
  inAll: { script, requests: 6, roundTrips: 3 },
  requests: [],
  errors: [],
  ...times,
});
const checks = (composed: Load[], total = 15_000) => {
  const rows: Record<string, Figures> = {
    'static-baseline': figures([load({})]),
    bundle: figures([load({})]),
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
  expect(missed([load({ firstPaint: 481 })])).toEqual(['first paint / static baseline']);
  expect(missed([load({ cards: 1101 })])).toEqual(['cards with data / bundle']);
  expect(missed([load({ ready: 1101 })])).toEqual(['handlers ready / bundle']);
  expect(missed([load({}, 110_001)])).toEqual(['JS needed until ready / bundle']);
  expect(missed([load({})], 16_001)).toEqual(['honey: entry and purchase page, kB']);
});

test('times are compared by their median, whatever one slow load took', () =>
  expect(missed([load({}), load({ ready: 9000 }), load({})])).toEqual([]));

test('shift is compared by the worst load', () =>
  expect(missed([load({}), load({}), load({ shift: 0.01 })])).toEqual(['layout shift']));

test('round trips and bytes are compared by the best load', () => {
  const full = load({ untilReady: { script: 120_000, requests: 6, roundTrips: 3 } });
  expect(missed([full, full, load({})])).toEqual([]);
  expect(missed([full, full])).toEqual(['JS needed until ready / bundle', 'round trips']);
});
