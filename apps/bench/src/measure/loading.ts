import { roundTrips, type SentRequest } from './round-trips.ts';

/** An entry of the page's own resource timing. */
export interface Arrival {
  url: string;
  isScript: boolean;
  /** ms since the navigation began. */
  beganAt: number;
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

/** An arrival and the length of the chain of requests that led to it. */
export interface Answered extends Arrival {
  roundTrips: number;
}

/** Puts the page's own timing and the debugger's account of who asked for what together. `sent` is in the order of sending. */
export function answered(page: {
  url: string;
  arrivals: readonly Arrival[];
  sent: readonly SentRequest[];
}): Answered[] {
  const depths = roundTrips(page.url, page.sent);
  return page.arrivals.map((arrival) => {
    const depth = depths.get(arrival.url);
    if (depth === undefined) throw new Error(`${arrival.url} arrived and was never sent for`);
    return { ...arrival, roundTrips: depth };
  });
}

/** What had arrived by `moment` (ms). What was under way then was not waited for, so it does not count. */
export function loadingUntil(moment: number, requests: readonly Answered[]): Loading {
  const arrived = requests.filter((request) => request.endedAt <= moment);
  return {
    script: arrived.filter((request) => request.isScript).reduce((sum, { size }) => sum + size, 0),
    requests: 1 + arrived.length,
    roundTrips: Math.max(1, ...arrived.map((request) => request.roundTrips)),
  };
}
