import type { Load } from '../measure/one-load.ts';
import { spread, type Spread } from './statistics.ts';

/** Everything that is told of a variant, and how it is read from a load. Times in ms, sizes in bytes. */
const READ = {
  firstPaint: (load: Load) => load.firstPaint,
  firstContent: (load: Load) => load.firstContent,
  cards: (load: Load) => load.cards,
  ready: (load: Load) => load.ready,
  shift: (load: Load) => load.shift,
  script: (load: Load) => load.untilReady.script,
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
