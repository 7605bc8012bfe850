import { isBackend } from '../server/serve-variant.ts';
import { roundTrips, type SentRequest } from './round-trips.ts';

/** An entry of the page's own resource timing. */
export interface Arrival {
  url: string;
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

/** Time from an answer to the frame that shows it. 0 if that was shown before the answer. */
export const afterAnswer = (shownAt: number, answeredAt: number): number => Math.max(0, shownAt - answeredAt);

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

/** By its name: a preloaded script is requested by a link, and qiankun and micro-app fetch theirs as text. */
const isScript = ({ url }: Arrival) => new URL(url, 'https://localhost').pathname.endsWith('.js');

/** What had arrived by `moment` (ms), without requests in flight. */
export function loadingUntil(moment: number, requests: readonly Answered[]): Loading {
  const arrived = requests.filter((request) => request.endedAt <= moment);
  return {
    script: sum(arrived.filter(isScript).map(({ size }) => size)),
    requests: 1 + arrived.length,
    roundTrips: Math.max(1, ...arrived.map((request) => request.roundTrips)),
  };
}

/** Bytes that came over the network, without answers of backends. */
export interface Fetched {
  /** The document and the files that it requests. */
  first: number;
  /** With lazy files. */
  inAll: number;
}

/** The document and what it requests take two round trips: when lazy files come depends on the machine. */
const FIRST_TRIPS = 2;

export function fetchedFiles(requests: readonly Answered[], documentFetched: number): Fetched {
  const files = requests.filter(({ url }) => !isBackend(new URL(url, 'https://localhost').pathname));
  const first = files.filter(({ roundTrips }) => roundTrips <= FIRST_TRIPS);
  const bytes = (some: readonly Answered[]) => documentFetched + sum(some.map(({ fetched }) => fetched));
  return { first: bytes(first), inAll: bytes(files) };
}
