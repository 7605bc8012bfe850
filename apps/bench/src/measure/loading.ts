import { isBackend } from '../server/serve-variant.ts';
import { roundTrips, type SentRequest } from './round-trips.ts';

/** An entry of the page's own resource timing. */
export interface Arrival {
  url: string;
  isScript: boolean;
  /** ms since the navigation began. */
  beganAt: number;
  endedAt: number;
  /** Bytes of the body as it was sent, compressed. Also of one from the cache. */
  size: number;
  /** Bytes of the body that came over the network now. */
  fetched: number;
}

/** What a page had loaded at some moment. */
export interface Loading {
  /** Bytes of script files as they were sent. */
  script: number;
  /** Bytes of the document and the files that came over the network, without answers of backends. */
  fetched: number;
  /** Answered requests, including the document. */
  requests: number;
  /** The longest chain of requests that had to follow one another. */
  roundTrips: number;
}

/** An arrival and the length of the chain of requests that led to it. */
export interface Answered extends Arrival {
  roundTrips: number;
}

/** What `transferSize` of the resource timing counts for headers, by its specification. 304 has nothing else. */
const HEADER_BYTES = 300;

/** Bytes of a body that came over the network, of a `transferSize`: 0 from the cache, and after a 304. */
export const fetchedBytes = (transferSize: number): number => Math.max(0, transferSize - HEADER_BYTES);

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

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** What had arrived by `moment` (ms), without requests in flight. `documentFetched`: bytes of the document. */
export function loadingUntil(
  moment: number,
  requests: readonly Answered[],
  documentFetched: number,
): Loading {
  const arrived = requests.filter((request) => request.endedAt <= moment);
  const files = arrived.filter(({ url }) => !isBackend(new URL(url, 'https://localhost').pathname));
  return {
    script: sum(arrived.filter(({ isScript }) => isScript).map(({ size }) => size)),
    fetched: documentFetched + sum(files.map(({ fetched }) => fetched)),
    requests: 1 + arrived.length,
    roundTrips: Math.max(1, ...arrived.map((request) => request.roundTrips)),
  };
}
