import * as v from 'valibot';
import type { ErrorCounts } from './status.ts';

/** `GET <events>/v1/releases`: events by release and name. */
const Summary = v.object({
  releases: v.array(v.object({ release: v.string(), name: v.string(), count: v.number() })),
});

/**
 * Asks the event store how often each release was seen and failed. Answers with a sentence instead where the store is not
 * reached or says something else: what is live is told all the same.
 */
export async function readErrorCounts(url: string): Promise<ErrorCounts | string> {
  try {
    const response = await fetch(`${url}/v1/releases`);
    if (!response.ok) return `event store ${url}: HTTP ${response.status}`;
    return countsFrom(v.parse(Summary, await response.json()).releases);
  } catch (error) {
    return `event store ${url}: ${(error as Error).message}`;
  }
}

function countsFrom(rows: { release: string; name: string; count: number }[]): ErrorCounts {
  const counts = new Map<string, { errors: number; quarantined: number; visits: number }>();
  for (const { release, name, count } of rows) {
    const each = counts.get(release) ?? { errors: 0, quarantined: 0, visits: 0 };
    if (name === 'error') each.errors += count;
    if (name === 'release_quarantined') each.quarantined += count;
    if (name === 'page_view') each.visits += count;
    counts.set(release, each);
  }
  return counts;
}
