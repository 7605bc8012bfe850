import { roundTrips, type SentRequest } from './round-trips.ts';

/** An entry of the page's own resource timing. */
export interface Arrival {
  url: string;
  isScript: boolean;
  /** ms since the navigation began. */
  endedAt: number;
  /** Bytes of the body as it was sent, compressed. */
  size: number;
}

/** What a page had loaded by some moment. */
export interface Loading {
  /** Bytes of script files as they were sent. */
  script: number;
  /** Answered requests, the document being one. */
  requests: number;
  /** The longest chain of requests that had to follow one another. */
  roundTrips: number;
}

/**
 * What had arrived by `moment` (ms). What was under way then was not waited for, so it does not count.
 * `sent` is in the order of sending.
 */
export function loadingUntil(
  moment: number,
  page: { url: string; arrivals: readonly Arrival[]; sent: readonly SentRequest[] },
): Loading {
  const arrived = page.arrivals.filter((arrival) => arrival.endedAt <= moment);
  const depths = roundTrips(page.url, page.sent);
  return {
    script: arrived.filter((arrival) => arrival.isScript).reduce((sum, { size }) => sum + size, 0),
    requests: 1 + arrived.length,
    roundTrips: Math.max(1, ...arrived.map(({ url }) => depths.get(url) ?? 1)),
  };
}
