import type { Arrival } from '../measure/loading.ts';

/**
 * The longest sequence of requests, the document being the first, in which each began after the one before had ended.
 * An upper bound for the round trips: it has the dependencies that the browser does not report (a script that was fetched
 * as text, a module that another one waits for), and a request that only happens to come later.
 */
export function inSequence(arrivals: readonly Pick<Arrival, 'beganAt' | 'endedAt'>[]): number {
  const placed: { endedAt: number; place: number }[] = [];
  for (const { beganAt, endedAt } of [...arrivals].sort((a, b) => a.beganAt - b.beganAt)) {
    const before = placed.filter((other) => other.endedAt <= beganAt);
    placed.push({ endedAt, place: 1 + Math.max(1, ...before.map(({ place }) => place)) });
  }
  return Math.max(1, ...placed.map(({ place }) => place));
}
