import * as v from 'valibot';
import { systemFailure } from '../system-failure.ts';

/** Events of a release. */
export interface Counts {
  errors: number;
  quarantined: number;
  visits: number;
}

/** By version. */
export type ErrorCounts = ReadonlyMap<string, Counts>;

/** Longest wait for an answer, ms. */
const WAIT_MS = 10_000;

/** The answer of API_RELEASES: events by release and name. */
const Summary = v.object({
  releases: v.array(v.object({ release: v.string(), name: v.string(), count: v.number() })),
});

/**
 * Reads page views and errors by release from the event store. Resolves with an error message without an address, if the
 * store cannot be reached, or if its answer is malformed: the status is printed without counts then.
 */
export async function readErrorCounts(address: string | null, origin: string): Promise<ErrorCounts | string> {
  if (address === null)
    return 'API_RELEASES is not set: the address where the event store counts events by release';
  const url = new URL(address, origin).href;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(WAIT_MS) });
    if (!response.ok) return `event store ${url}: HTTP ${response.status}`;
    return countsFrom(v.parse(Summary, await response.json()).releases);
  } catch (error) {
    return `event store ${url}: ${(systemFailure(error) as Error).message}`;
  }
}

function countsFrom(rows: { release: string; name: string; count: number }[]): ErrorCounts {
  const counts = new Map<string, Counts>();
  for (const { release, name, count } of rows) {
    const each = counts.get(release) ?? { errors: 0, quarantined: 0, visits: 0 };
    if (name === 'error') each.errors += count;
    if (name === 'release_quarantined') each.quarantined += count;
    if (name === 'page_view') each.visits += count;
    counts.set(release, each);
  }
  return counts;
}
