import { evidenceOfHarm, evidenceOfNoHarm, type RatiosOf, type Stratum } from './evidence.ts';
import type { HourCounts } from './hours.ts';

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

/** A harm as part of what could have it. */
interface Metric {
  name: string;
  of(counts: HourCounts): { loads: number; hits: number };
}

const missed = (of: 'selects' | 'starts' | 'paid') => (counts: HourCounts) => ({
  loads: counts.impressions,
  hits: Math.max(0, counts.impressions - counts[of]),
});

const FAILURES: Metric = {
  name: 'failures',
  // A load may report several.
  of: ({ loads, failures }) => ({ loads, hits: Math.min(loads, failures) }),
};

const METRICS: readonly Metric[] = [
  FAILURES,
  { name: 'slow loads', of: ({ timed, slow }) => ({ loads: timed, hits: slow }) },
  { name: 'visits without a selection', of: missed('selects') },
  { name: 'visits without a checkout', of: missed('starts') },
  { name: 'visits without a payment', of: missed('paid') },
];

export interface Decision {
  act: 'take back' | 'hold' | 'widen';
  /** One line for the operator. */
  why: string;
}

/**
 * Judges a canary by all hours since it began. The e-values of the metrics are averaged, which is one again: a canary that
 * does no harm is taken back with a chance of 1 % at most, however often this runs.
 */
export function judge(
  hours: readonly HourCounts[],
  { canary, live }: { canary: string; live: string },
  ratiosOf?: RatiosOf,
): Decision {
  const found = METRICS.map((metric) => {
    const strata = strataOf(hours, { canary, live }, metric);
    return { metric, strata, evidence: evidenceOfHarm(strata, ratiosOf) };
  });
  const loads = sumOf(found[0]?.strata ?? [], ({ canary: { loads: each } }) => each);
  if (loads < LEAST_LOADS)
    return { act: 'hold', why: `${loads} loads of the canary, of at least ${LEAST_LOADS}` };
  const worst = found.reduce((one, other) => (other.evidence > one.evidence ? other : one));
  const harm = found.reduce((total, { evidence }) => total + evidence, 0) / found.length;
  const rates = `${worst.metric.name} ${rateOf(worst.strata, 'canary')} in the canary, ${rateOf(worst.strata, 'live')} live`;
  if (harm >= 1 / FALSE_ALARM)
    return { act: 'take back', why: `${rates}: by chance once in ${rounded(harm)}` };
  if (harm >= 1 / DOUBT)
    return { act: 'hold', why: `${rates}: that may be chance (once in ${rounded(harm)})` };
  const failures = strataOf(hours, { canary, live }, FAILURES);
  const all = `failures ${rateOf(failures, 'canary')} in the canary, ${rateOf(failures, 'live')} live, ${loads} loads`;
  return evidenceOfNoHarm(failures, FAILURE_MARGIN) >= 1 / FALSE_SAFETY
    ? { act: 'widen', why: `${all}: no metric is worse` }
    : { act: 'hold', why: `${all}: too few to rule out ${percent(FAILURE_MARGIN)} more` };
}

/** The hours in which both arms ran. */
function strataOf(
  hours: readonly HourCounts[],
  { canary, live }: { canary: string; live: string },
  { of }: Metric,
): Stratum[] {
  const strata = new Map<string, Stratum>();
  const none = { loads: 0, hits: 0 };
  for (const counts of hours) {
    const arm = armOf(counts, canary, live);
    if (!arm) continue;
    const stratum = strata.get(counts.hour) ?? { canary: none, live: none };
    strata.set(counts.hour, { ...stratum, [arm]: of(counts) });
  }
  return [...strata.values()].filter((each) => each.canary.loads > 0 && each.live.loads > 0);
}

/** Previews, pinned orders and fallbacks are in neither arm. */
function armOf({ release, why }: HourCounts, canary: string, live: string): keyof Stratum | null {
  if (release === canary && why === 'canary') return 'canary';
  return release === live && why === 'live' ? 'live' : null;
}

const sumOf = (strata: readonly Stratum[], of: (stratum: Stratum) => number): number =>
  strata.reduce((total, stratum) => total + of(stratum), 0);

const rateOf = (strata: readonly Stratum[], arm: keyof Stratum): string =>
  percent(
    sumOf(strata, (each) => each[arm].hits) /
      Math.max(
        1,
        sumOf(strata, (each) => each[arm].loads),
      ),
  );

const percent = (part: number): string => `${Number((part * 100).toPrecision(2))} %`;

/** To two digits: the number is an order of magnitude. */
const rounded = (number: number): string => Number(Math.min(number, 1e9).toPrecision(2)).toLocaleString('en');
