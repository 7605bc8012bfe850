import { evidenceOfHarm, evidenceOfNoHarm, type RatiosOf, type Stratum } from './evidence.ts';
import type { HourCounts } from './hours.ts';
import { FAILURES, METRICS, type Metric, type Outcome } from './metrics.ts';

/** Chance of taking back a canary that does no harm, over its whole life and all metrics. */
const FALSE_ALARM = 0.01;
/** Evidence of this strength keeps a canary from widening. */
const DOUBT = 0.2;
/** Chance of widening a canary whose failures are `FAILURE_MARGIN` above live's, at each step. */
const FALSE_SAFETY = 0.05;
/** Failures of a hundredth of the loads more than live's are harm that has to be ruled out before more users get it. */
const FAILURE_MARGIN = 0.01;
/** Loads of a canary before anything is decided: single phones are no evidence. */
const LEAST_LOADS = 100;

/** The two releases that run beside each other. */
export interface Arms {
  canary: string;
  live: string;
}

/** A metric in the hours in which both releases ran. */
export interface Comparison {
  metric: string;
  canary: Outcome;
  live: Outcome;
  /** That the canary is worse, as an e-value: 1 is none. */
  evidence: number;
}

export interface Decision {
  act: 'take back' | 'hold' | 'widen';
  /** One line for the operator. */
  why: string;
  /** The mean of the metrics' evidence: from 5 on the canary is held, from 100 on it is taken back. */
  harm: number;
  comparisons: Comparison[];
}

/**
 * Judges a canary by all hours since it began. The e-values of the metrics are averaged, which is one again: a canary that
 * does no harm is taken back with a chance of 1 % at most, however often this runs.
 */
export function judge(hours: readonly HourCounts[], arms: Arms, ratiosOf?: RatiosOf): Decision {
  const comparisons = METRICS.map((metric) => {
    const strata = strataOf(hours, arms, metric);
    const evidence = evidenceOfHarm(strata, ratiosOf);
    return { metric: metric.name, ...totals(strata), evidence };
  });
  const harm = comparisons.reduce((total, { evidence }) => total + evidence, 0) / comparisons.length;
  return { ...decide(hours, arms, comparisons, harm), harm, comparisons };
}

function decide(
  hours: readonly HourCounts[],
  arms: Arms,
  comparisons: readonly Comparison[],
  harm: number,
): Pick<Decision, 'act' | 'why'> {
  const loads = comparisons[0]?.canary.loads ?? 0;
  if (loads < LEAST_LOADS)
    return { act: 'hold', why: `${loads} loads of the canary, of at least ${LEAST_LOADS}` };
  const worst = comparisons.reduce((one, other) => (other.evidence > one.evidence ? other : one));
  const rates = `${worst.metric} ${rateOf(worst.canary)} in the canary, ${rateOf(worst.live)} live`;
  if (harm >= 1 / FALSE_ALARM)
    return { act: 'take back', why: `${rates}: by chance once in ${rounded(harm)}` };
  if (harm >= 1 / DOUBT)
    return { act: 'hold', why: `${rates}: that may be chance (once in ${rounded(harm)})` };
  const failures = strataOf(hours, arms, FAILURES);
  const { canary, live } = totals(failures);
  const all = `failures ${rateOf(canary)} in the canary, ${rateOf(live)} live, ${loads} loads`;
  return evidenceOfNoHarm(failures, FAILURE_MARGIN) >= 1 / FALSE_SAFETY
    ? { act: 'widen', why: `${all}: no metric is worse` }
    : { act: 'hold', why: `${all}: too few to rule out ${percent(FAILURE_MARGIN)} more` };
}

/** The hours in which both arms ran. */
function strataOf(hours: readonly HourCounts[], arms: Arms, { of }: Metric): Stratum[] {
  const strata = new Map<string, Stratum>();
  const none = { loads: 0, hits: 0 };
  for (const counts of hours) {
    const arm = armOf(counts, arms);
    if (!arm) continue;
    const stratum = strata.get(counts.hour) ?? { canary: none, live: none };
    strata.set(counts.hour, { ...stratum, [arm]: of(counts) });
  }
  return [...strata.values()].filter((each) => each.canary.loads > 0 && each.live.loads > 0);
}

/** Previews, pinned orders and fallbacks are in neither arm. */
function armOf({ release, why }: HourCounts, { canary, live }: Arms): keyof Stratum | null {
  if (release === canary && why === 'canary') return 'canary';
  return release === live && why === 'live' ? 'live' : null;
}

const totals = (strata: readonly Stratum[]): Stratum => ({
  canary: added(strata.map(({ canary }) => canary)),
  live: added(strata.map(({ live }) => live)),
});

/** All of them together. */
export const added = (outcomes: readonly Outcome[]): Outcome =>
  outcomes.reduce((total, { loads, hits }) => ({ loads: total.loads + loads, hits: total.hits + hits }), {
    loads: 0,
    hits: 0,
  });

const rateOf = ({ loads, hits }: Outcome): string => percent(hits / Math.max(1, loads));

/** `0.44 %`, of a part of 1. */
export const percent = (part: number): string => `${Number((part * 100).toPrecision(2))} %`;

/** To two digits: the number is an order of magnitude. */
const rounded = (number: number): string => Number(Math.min(number, 1e9).toPrecision(2)).toLocaleString('en');
