import { expect, test } from 'vitest';
import type { Loading } from '../measure/loading.ts';
import type { Load } from '../measure/one-load.ts';
import { figures } from './figures.ts';
import {
  checkAfterRelease,
  checkCold,
  checkInApp,
  checkSizes,
  checkWarm,
  type LimitCheck,
} from './limits.ts';

const loading = (script: number, roundTrips = 2): Loading => ({
  script,
  requests: 3,
  roundTrips,
});
const load = (times: Partial<Load>, script = 20_000, scriptToTakeOver = 100_000): Load => ({
  firstPaint: 400,
  firstContent: 400,
  cards: 1000,
  ready: 600,
  tookOver: 850,
  shift: 0,
  untilCards: loading(script),
  untilReady: loading(script),
  untilTookOver: loading(scriptToTakeOver),
  inAll: loading(script),
  fetched: { first: 0, inAll: 0 },
  requests: [],
  errors: [],
  ...times,
});
const cold = (composed: Load[]) =>
  checkCold({
    baseline: { name: 'static baseline', figures: figures([load({})]) },
    bundle: figures([load({ ready: 1000, tookOver: 1000 })]),
    composed: figures(composed),
  });
const missedOf = (checks: readonly LimitCheck[]) =>
  checks.filter(({ isOk }) => !isOk).map(({ what }) => what);
const missed = (composed: Load[]) => missedOf(cold(composed));

test('a product as fast as the baselines is within all limits', () => expect(missed([load({})])).toEqual([]));

test('each limit is missed alone', () => {
  expect(missed([load({ firstPaint: 421 })])).toEqual(['first paint / static baseline']);
  expect(missed([load({ cards: 1201 })])).toEqual(['cards with data / static baseline']);
  expect(missed([load({ ready: 601 })])).toEqual(['choice answered / bundle']);
  expect(missed([load({ tookOver: 851 })])).toEqual(['React took over / bundle']);
  expect(missed([load({}, 24_001)])).toEqual(['JS before prices and choices, kB']);
  expect(missed([load({}, 24_000, 104_001)])).toEqual(['JS until React took over, kB']);
});

test('times are compared by their median, whatever one slow load took', () =>
  expect(missed([load({}), load({ ready: 9000 }), load({})])).toEqual([]));

test('shift is compared by the worst load', () =>
  expect(missed([load({}), load({}), load({ shift: 0.01 })])).toEqual(['layout shift']));

test('round trips and bytes are compared by the best load', () => {
  const full = load({ untilReady: loading(120_000, 3) });
  expect(missed([full, full, load({})])).toEqual([]);
  expect(missed([full, full])).toEqual(['JS before prices and choices, kB', 'round trips']);
});

test('a warm visit is compared with the cold one of its profile', () => {
  const warm = (tookOver: number) =>
    missedOf(checkWarm(figures([load({ tookOver: 1000 })]), figures([load({ tookOver })])));
  expect(warm(600)).toEqual([]);
  expect(warm(601)).toEqual(['warm, React took over / cold']);
});

test('a release of one brand may cost so much at the next visit', () => {
  const after = (fetched: number) => {
    const row = figures([load({ fetched: { first: fetched, inAll: 60_000 } })]);
    return missedOf([checkAfterRelease('change of a page', row)]);
  };
  expect(after(18_000)).toEqual([]);
  expect(after(18_001)).toEqual(['fetched after a change of a page, kB']);
});

test('prices inside the shell follow their answer', () => {
  const after = (median: number) => missedOf([checkInApp({ median, min: 0, max: 9000 })]);
  expect(after(100)).toEqual([]);
  expect(after(101)).toEqual(['inside the shell, answer to prices, ms']);
});

test('a remote may add so much to the shell', () => {
  const sizes = (total: number) =>
    missedOf(checkSizes([{ brand: 'honey', entry: 6000, page: total - 6000, total }]));
  expect(sizes(16_000)).toEqual([]);
  expect(sizes(16_001)).toEqual(['honey: entry and purchase page, kB']);
});
