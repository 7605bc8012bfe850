/** One hour of a yes-or-no outcome: of `loads` in each arm, `hits` had it. */
export interface Stratum {
  canary: { loads: number; hits: number };
  live: { loads: number; hits: number };
}

/**
 * Odds ratios (canary to live) of a harm that is looked for, from small to large, with equal weights. A value in between costs
 * little: the evidence for its neighbour is nearly the same.
 */
const HARMS: readonly number[] = [1.02, 1.05, 1.1, 1.2, 1.5, 2, 3, 5, 10, 30];

/**
 * Evidence that hits are more frequent in the canary than in live of the same hours, as an e-value: if they are not, the
 * chance that it ever reaches 1/α is at most α, however often it is looked at (Ville's inequality).
 *
 * Given an hour's hits in both arms, the canary's number has a hypergeometric distribution if the arms do not differ, whatever
 * the rate is in that hour; with an odds ratio it is Fisher's noncentral one. Their ratio, multiplied over the hours and
 * averaged over `HARMS`, is a mixture SPRT (Robbins 1970; Johari, Pekelis, Walsh, "Always valid inference", 2015). It is exact:
 * no normal approximation, so that a handful of failures counts for what it is.
 */
export function evidenceOfHarm(hours: readonly Stratum[], ratiosOf: RatiosOf = logRatios): number {
  const ratios = hours.map(ratiosOf);
  const sums = HARMS.map((_, at) => sum(ratios.map((each) => each[at] ?? 0)));
  return sum(sums.map((log) => Math.exp(log))) / HARMS.length;
}

/**
 * Evidence that the canary's hits are less than `margin` (a part of the loads, 0.01) above live's, as an e-value of the same
 * kind. The margin becomes an odds ratio at live's rate of all these hours.
 */
export function evidenceOfNoHarm(hours: readonly Stratum[], margin: number): number {
  const loads = sum(hours.map(({ live }) => live.loads));
  // Half a hit more: a rate of zero has no odds.
  const rate = Math.min((sum(hours.map(({ live }) => live.hits)) + 0.5) / (loads + 1), 1 - 2 * margin);
  const odds = (part: number) => part / (1 - part);
  const ratio = odds(rate + margin) / odds(rate);
  return Math.exp(-sum(hours.map((hour) => logRatio(hour, ratio))));
}

/** The evidence of one hour for each of `HARMS`, as logarithms. Simulations pass one that remembers. */
export type RatiosOf = (hour: Stratum) => readonly number[];

export const logRatios: RatiosOf = (hour) => HARMS.map((odds) => logRatio(hour, odds));

/** log of (probability of the canary's hits at these odds / at odds 1), given the hits of both arms. */
function logRatio({ canary, live }: Stratum, odds: number): number {
  const total = canary.hits + live.hits;
  const least = Math.max(0, total - live.loads);
  const most = Math.min(total, canary.loads);
  if (least === most) return 0;
  // Numerators of the distribution at odds 1, relative to the first: the recursion of the hypergeometric terms.
  const terms = [0];
  let log = 0;
  for (let hits = least; hits < most; hits += 1) {
    log += Math.log(
      ((canary.loads - hits) * (total - hits)) / ((hits + 1) * (live.loads - total + hits + 1)),
    );
    terms.push(log);
  }
  const step = Math.log(odds);
  const tilted = terms.map((term, at) => term + at * step);
  return (canary.hits - least) * step + logSum(terms) - logSum(tilted);
}

function logSum(logs: readonly number[]): number {
  let most = -Infinity;
  for (const log of logs) if (log > most) most = log;
  let total = 0;
  for (const log of logs) total += Math.exp(log - most);
  return most + Math.log(total);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
