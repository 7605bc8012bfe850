import type { Load } from '../measure/one-load.ts';

/** The columns of the report, and how each is read from a load. Times in ms, sizes in bytes. */
const READ = {
  firstPaint: (load: Load) => load.firstPaint,
  firstContent: (load: Load) => load.firstContent,
  cards: (load: Load) => load.cards,
  ready: (load: Load) => load.ready,
  tookOver: (load: Load) => load.tookOver,
  shift: (load: Load) => load.shift,
  script: (load: Load) => load.untilReady.script,
  scriptToTakeOver: (load: Load) => load.untilTookOver.script,
  requests: (load: Load) => load.untilReady.requests,
  roundTrips: (load: Load) => load.untilReady.roundTrips,
  scriptInAll: (load: Load) => load.inAll.script,
  requestsInAll: (load: Load) => load.inAll.requests,
};

export type Column = keyof typeof READ;
export type Figures = Record<Column, Spread>;

/** Medians and spread of a variant's loads. */
export const figures = (loads: readonly Load[]): Figures =>
  Object.fromEntries(
    Object.entries(READ).map(([column, read]) => [column, spread(loads.map(read))]),
  ) as Figures;

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
