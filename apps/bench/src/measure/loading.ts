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

/** What a page had loaded at some moment. */
export interface Loading {
  /** Bytes of script files as they were sent. */
  script: number;
  /** Answered requests, including the document. */
  requests: number;
  /** The longest chain of requests that had to follow one another. */
  roundTrips: number;
}

/** An arrival and the length of the chain of requests that led to it. */
export interface Answered extends Arrival {
  roundTrips: number;
}

/** Joins the page's resource timing with the debugger's request initiators. `sent` is in the order of sending. */
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

/** What had arrived by `moment` (ms), without requests in flight. */
export function loadingUntil(moment: number, requests: readonly Answered[]): Loading {
  const arrived = requests.filter((request) => request.endedAt <= moment);
  return {
    script: arrived.filter((request) => request.isScript).reduce((sum, { size }) => sum + size, 0),
    requests: 1 + arrived.length,
    roundTrips: Math.max(1, ...arrived.map((request) => request.roundTrips)),
  };
}
