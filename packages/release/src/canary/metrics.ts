import type { HourCounts } from './hours.ts';

/** A yes-or-no outcome: how many had it, of how many that could. */
export interface Outcome {
  loads: number;
  hits: number;
}

/** A harm as part of what could have it. */
export interface Metric {
  name: string;
  of(counts: HourCounts): Outcome;
}

const missed = (of: 'selects' | 'starts' | 'paid') => (counts: HourCounts) => ({
  loads: counts.impressions,
  hits: Math.max(0, counts.impressions - counts[of]),
});

export const FAILURES: Metric = {
  name: 'failures',
  // A load may report several.
  of: ({ loads, failures }) => ({ loads, hits: Math.min(loads, failures) }),
};

export const SLOW: Metric = {
  name: 'slow loads',
  of: ({ timed, slow }) => ({ loads: timed, hits: slow }),
};

export const UNPAID: Metric = { name: 'visits without a payment', of: missed('paid') };

/** What a canary is judged by. */
export const METRICS: readonly Metric[] = [
  FAILURES,
  SLOW,
  { name: 'visits without a selection', of: missed('selects') },
  { name: 'visits without a checkout', of: missed('starts') },
  UNPAID,
];
