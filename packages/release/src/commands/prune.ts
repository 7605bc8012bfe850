import { readRegistry } from '../registry/registry.ts';
import type { Slice } from '@vip/release-format';
import { mapFolder, uploadedAt } from '../releases/release-files.ts';
import { CommandError } from '../command-error.ts';
import type { Context } from '../context.ts';

const DAY_MS = 24 * 3600_000;

/** Old chunks stay that long: WeChat caches HTML regardless of its headers, and orders are pinned for a day. */
export const KEPT_DAYS = 30;

/** Versions that a slice names: running, or a rollback target. */
const namedBy = (slice: Slice): Set<string> =>
  new Set(
    [slice.live, slice.canary?.release, slice.lastGood, ...slice.before].flatMap((ref) => ref?.version ?? []),
  );

/**
 * Takes away a publisher's releases that nothing goes back to and that were last live more than `KEPT_DAYS` ago.
 * Returns their versions.
 */
export async function prune(
  { store, keys, now }: Context,
  publisher: string,
  isDry: boolean,
): Promise<string[]> {
  const slice = (await readRegistry(store, keys)).slices[publisher];
  if (!slice) throw new CommandError(`nothing of ${publisher} is published here`);
  const named = namedBy(slice);
  const keysOf = await filesByVersion(store, publisher);
  const gone: string[] = [];
  for (const [version, files] of keysOf) {
    if (named.has(version)) continue;
    if (now.getTime() - (await lastSeen(store, slice, version)) < KEPT_DAYS * DAY_MS) continue;
    gone.push(version);
    if (!isDry) for (const file of files) await store.remove(file);
  }
  return gone;
}

async function filesByVersion(store: Context['store'], publisher: string): Promise<Map<string, string[]>> {
  const byVersion = new Map<string, string[]>();
  const files = await store.list(`r/${publisher}/`);
  // Maps of a version whose files are gone go too: a prune may have been killed in between.
  for (const key of [...files, ...(await store.list(mapFolder(publisher)))]) {
    const version = key.split('/')[2] ?? '';
    byVersion.set(version, [...(byVersion.get(version) ?? []), key]);
  }
  return byVersion;
}

/** ms since 1970: when it last ran for a user, else when its upload began; 0 if neither is known. */
async function lastSeen(store: Context['store'], slice: Slice, version: string): Promise<number> {
  return lastRun(slice.history).get(version) ?? (await uploadedAt(store, slice.publisher, version)) ?? 0;
}

/** Until when each version ran, ms since 1970: what was live or a canary ran until the next line that was written. */
function lastRun(history: Slice['history']): Map<string, number> {
  const until = new Map<string, number>();
  let live: string | null = null;
  let canary: string | null = null;
  for (const { action, version, at } of [...history].reverse()) {
    for (const each of [live, canary, version]) if (each !== null) until.set(each, Date.parse(at));
    // A rollback ends a canary where there is one, and leaves what is live.
    if (action !== 'canary' && !(action === 'rollback' && canary !== null)) live = version;
    canary = action === 'canary' ? version : null;
  }
  return until;
}
