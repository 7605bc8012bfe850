import { ALL_USERS, type ReleaseRef, type Slice } from '@vip/release-format';
import * as v from 'valibot';
import type { Registry } from '../registry/registry.ts';
import { percent } from './shares.ts';

/** Events of each release: errors, quarantines and page views. */
export type ErrorCounts = ReadonlyMap<string, { errors: number; quarantined: number; visits: number }>;

/** Live, canary and rollback releases, one block per publisher. `counts`: null if the event store returned none. */
export function statusLines(registry: Registry, now: Date, counts: ErrorCounts | null): string[] {
  const publishers = [...new Set([...Object.keys(registry.slices), ...Object.keys(registry.broken)])].sort();
  if (publishers.length === 0) return ['nothing is published'];
  return publishers
    .flatMap((publisher) => {
      const slice = registry.slices[publisher];
      return slice
        ? sliceLines(slice, now, counts)
        : [`${publisher}  REFUSED: ${registry.broken[publisher]}`];
    })
    .concat(Object.entries(registry.stale).map(([publisher, reason]) => `STALE  ${publisher}: ${reason}`));
}

/** The same for programs. `problems` are those of `verify`. */
export function statusData(
  { slices, broken, stale, config }: Registry,
  counts: ErrorCounts | null,
  problems: readonly string[],
): object {
  const release = ({ version, publishedAt }: ReleaseRef) => ({
    version,
    publishedAt,
    ...counts?.get(version),
  });
  return {
    configuration: config.version,
    publishers: Object.values(slices).map(
      ({ publisher, serial, expiresAt, live, canary, lastGood, history }) => ({
        publisher,
        serial,
        expiresAt,
        live: release(live),
        canary: canary && { ...release(canary.release), share: canary.share / ALL_USERS },
        lastGood: lastGood && release(lastGood),
        history,
      }),
    ),
    refused: broken,
    stale,
    problems,
  };
}

function sliceLines(slice: Slice, now: Date, counts: ErrorCounts | null): string[] {
  const { publisher, serial, live, canary, lastGood, expiresAt } = slice;
  const since = slice.history.find(({ version, action }) => version === live.version && action !== 'canary');
  const line = (label: string, release: ReleaseRef, at: string, more = '') =>
    `  ${label.padEnd(10)} ${release.version}  ${age(at, now)}${more}${countsOf(release.version, counts)}`;
  return [
    `${publisher}  serial ${serial}${Date.parse(expiresAt) < now.getTime() ? '  EXPIRED: pages no longer apply it, publish again' : ''}`,
    line('live', live, since?.at ?? live.publishedAt),
    ...(canary
      ? [line('canary', canary.release, canary.release.publishedAt, `  ${percent(canary.share)} of users`)]
      : []),
    ...(lastGood ? [line('last good', lastGood, lastGood.publishedAt)] : []),
  ];
}

function countsOf(version: string, counts: ErrorCounts | null): string {
  if (!counts) return '';
  const { errors, quarantined, visits } = counts.get(version) ?? { errors: 0, quarantined: 0, visits: 0 };
  return `  ${visits} page views, ${errors} errors, ${quarantined} quarantined`;
}

/** How long ago, in the largest unit that fits. */
export function age(at: string, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(at)) / 60_000));
  if (minutes < 60) return `${minutes} min`;
  return minutes < 48 * 60 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 1440)} days`;
}

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
    const response = await fetch(url);
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
