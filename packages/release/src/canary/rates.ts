import type { HourCounts } from './hours.ts';
import { added } from './judge.ts';
import { FAILURES, SLOW, UNPAID, type Metric, type Outcome } from './metrics.ts';

/** A rate with its interval, as parts of 1. */
export interface Rate {
  hits: number;
  loads: number;
  rate: number;
  low: number;
  high: number;
}

/** What pages of one release have reported. A rate is null if no page could report it. */
export interface ReleaseRates {
  version: string;
  /** The first and the last hour, ISO, to the hour. */
  first: string;
  last: string;
  loads: number;
  failures: Rate | null;
  /** Prices in sight within 3 s. */
  fast: Rate | null;
  /** Prices in sight that were followed by a payment. */
  paid: Rate | null;
}

/** Chance that an interval misses the rate, however often it is looked at. */
const RISK = 0.05;

/**
 * The releases that ran live or as a canary, the one of the latest hour first. As in a canary's judgement, previews, pinned
 * orders and fallbacks are not counted.
 */
export function ratesByRelease(hours: readonly HourCounts[]): ReleaseRates[] {
  const byVersion = new Map<string, HourCounts[]>();
  for (const each of hours)
    if (each.why === 'live' || each.why === 'canary')
      byVersion.set(each.release, [...(byVersion.get(each.release) ?? []), each]);
  return [...byVersion]
    .map(([version, own]) => {
      const times = own.map(({ hour }) => hour).sort();
      const of = (metric: Metric) => added(own.map((each) => metric.of(each)));
      return {
        version,
        first: times[0] ?? '',
        last: times.at(-1) ?? '',
        loads: own.reduce((total, { loads }) => total + loads, 0),
        failures: rateOf(of(FAILURES)),
        fast: rateOf(without(of(SLOW))),
        paid: rateOf(without(of(UNPAID))),
      };
    })
    .sort((one, other) =>
      one.last === other.last ? other.loads - one.loads : one.last < other.last ? 1 : -1,
    );
}

/** Those that did not have the harm. */
const without = ({ loads, hits }: Outcome): Outcome => ({ loads, hits: loads - hits });

function rateOf(outcome: Outcome): Rate | null {
  if (outcome.loads === 0) return null;
  const [low, high] = intervalOf(outcome);
  return { ...outcome, rate: outcome.hits / outcome.loads, low, high };
}

/**
 * The rates that the outcome is no evidence against. The evidence is an e-value of the kind that judges canaries, a mixture
 * over all alternatives (uniform): as there, looking often makes no false alarm (Robbins 1970). For rates that change from
 * hour to hour it is an interval of their mean, and a little too narrow.
 */
export function intervalOf(outcome: Outcome, risk = RISK): [low: number, high: number] {
  const isOutside = (rate: number) => logEvidenceAgainst(rate, outcome) >= Math.log(1 / risk);
  const rate = outcome.hits / outcome.loads;
  return [edge(0, rate, isOutside), edge(1, rate, isOutside)];
}

/** log of (mean probability of the outcome over all rates / probability at `rate`). */
export function logEvidenceAgainst(rate: number, { loads, hits }: Outcome): number {
  const of = (count: number, part: number) => (count === 0 ? 0 : count * Math.log(part));
  const mean = logFactorial(hits) + logFactorial(loads - hits) - logFactorial(loads + 1);
  return mean - of(hits, rate) - of(loads - hits, 1 - rate);
}

/** The value between `outside` and `inside` at which the condition begins to hold; `outside` if it does not hold there. */
function edge(outside: number, inside: number, isOutside: (rate: number) => boolean): number {
  if (!isOutside(outside)) return outside;
  let [far, near] = [outside, inside];
  // 2^-40 of the way: below what a double loses in the logarithms.
  for (let step = 0; step < 40; step += 1) {
    const middle = (far + near) / 2;
    if (isOutside(middle)) far = middle;
    else near = middle;
  }
  return near;
}

/** Stirling's series from 16 on, exact to twelve digits there. */
function logFactorial(count: number): number {
  if (count >= 16)
    return (
      (count + 0.5) * Math.log(count) -
      count +
      Math.log(2 * Math.PI) / 2 +
      1 / (12 * count) -
      1 / (360 * count ** 3) +
      1 / (1260 * count ** 5)
    );
  let log = 0;
  for (let each = 2; each <= count; each += 1) log += Math.log(each);
  return log;
}
