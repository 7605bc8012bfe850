import type { Load } from '../measure/one-load.ts';

/** The figures of a load. Times in ms, sizes in bytes. */
const OF_LOAD = {
  firstPaint: (load: Load) => load.firstPaint,
  firstContent: (load: Load) => load.firstContent,
  cards: (load: Load) => load.cards,
  ready: (load: Load) => load.ready,
  tookOver: (load: Load) => load.tookOver,
  shift: (load: Load) => load.shift,
  scriptToCards: (load: Load) => load.untilCards.script,
  script: (load: Load) => load.untilReady.script,
  scriptToTakeOver: (load: Load) => load.untilTookOver.script,
  requests: (load: Load) => load.untilReady.requests,
  roundTrips: (load: Load) => load.untilReady.roundTrips,
  scriptInAll: (load: Load) => load.inAll.script,
  requestsInAll: (load: Load) => load.inAll.requests,
  fetched: (load: Load) => load.fetched.first,
  fetchedInAll: (load: Load) => load.fetched.inAll,
};

export type Figure = keyof typeof OF_LOAD;
export type Figures = Record<Figure, Spread>;

/** Medians and spread of a variant's loads. */
export const figures = (loads: readonly Load[]): Figures => spreads(loads, OF_LOAD);

/** Medians and spread of each figure that can be read from the items. */
export const spreads = <T, F extends string>(
  items: readonly T[],
  read: Record<F, (item: T) => number>,
): Record<F, Spread> =>
  Object.fromEntries(
    (Object.keys(read) as F[]).map((figure) => [figure, spread(items.map(read[figure]))]),
  ) as Record<F, Spread>;

export interface Spread {
  median: number;
  min: number;
  max: number;
}

/** Median and range of some numbers. Throws on none. */
export function spread(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const [min, max] = [sorted[0], sorted[sorted.length - 1]];
  if (min === undefined || max === undefined) throw new Error('nothing was measured');
  const upper = sorted[Math.floor(sorted.length / 2)] ?? max;
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? min;
  return { median: (lower + upper) / 2, min, max };
}
