import { readRegistry } from '../registry/registry.ts';
import type { Slice } from '@vip/release-format';
import { foldersNeeded, mapFolder, uploadedAt } from '../releases/release-files.ts';
import { CommandError } from '../command-error.ts';
import type { Context } from '../context.ts';

const DAY_MS = 24 * 3600_000;

/** Old chunks are kept this long: WeChat caches HTML regardless of its headers, and orders are pinned for a day. */
export const KEPT_DAYS = 30;

/** Versions that a slice names: running, or a rollback target. */
const namedBy = (slice: Slice): Set<string> =>
  new Set(
    [slice.live, slice.canary?.release, slice.lastGood, ...slice.before].flatMap((ref) => ref?.version ?? []),
  );

/**
 * Removes a publisher's releases that are no rollback target and were last live more than `KEPT_DAYS` ago, unless a release
 * that stays has files in their folder. Returns their versions.
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
  const old = new Map<string, string[]>();
  for (const [version, files] of keysOf) {
    if (named.has(version)) continue;
    if (now.getTime() - (await lastSeen(store, slice, version)) < KEPT_DAYS * DAY_MS) continue;
    old.set(version, files);
  }
  // Grows while it is read: a folder that stays may be published again, and needs its own folders then.
  const staying = [...keysOf.keys()].filter((version) => !old.has(version));
  for (const version of staying)
    for (const folder of await foldersNeeded(store, publisher, version))
      if (old.delete(folder)) staying.push(folder);
  // The newest first: if this is killed, no release is left without a folder that it needs.
  const gone = await newestFirst(store, publisher, [...old.keys()]);
  if (!isDry) for (const version of gone) for (const file of old.get(version) ?? []) await store.remove(file);
  return gone;
}

async function newestFirst(
  store: Context['store'],
  publisher: string,
  versions: readonly string[],
): Promise<string[]> {
  const dated = await Promise.all(
    versions.map(async (version) => ({ version, at: (await uploadedAt(store, publisher, version)) ?? 0 })),
  );
  return dated.sort((a, b) => b.at - a.at).map(({ version }) => version);
}

async function filesByVersion(store: Context['store'], publisher: string): Promise<Map<string, string[]>> {
  const byVersion = new Map<string, string[]>();
  const files = await store.list(`r/${publisher}/`);
  // Includes maps of versions without files: an earlier prune may have been killed in between.
  for (const key of [...files, ...(await store.list(mapFolder(publisher)))]) {
    const version = key.split('/')[2] ?? '';
    byVersion.set(version, [...(byVersion.get(version) ?? []), key]);
  }
  return byVersion;
}

/** When the version last ran for a user, else when its upload began, ms since 1970; 0 if neither is known. */
async function lastSeen(store: Context['store'], slice: Slice, version: string): Promise<number> {
  return lastRun(slice.history).get(version) ?? (await uploadedAt(store, slice.publisher, version)) ?? 0;
}

/** Until when each version ran, ms since 1970: a live or canary version ran until the next entry of the history. */
function lastRun(history: Slice['history']): Map<string, number> {
  const until = new Map<string, number>();
  let live: string | null = null;
  let canary: string | null = null;
  for (const { action, version, at } of [...history].reverse()) {
    for (const each of [live, canary, version]) if (each !== null) until.set(each, Date.parse(at));
    // A rollback ends a running canary and leaves the live version.
    if (action !== 'canary' && !(action === 'rollback' && canary !== null)) live = version;
    canary = action === 'canary' ? version : null;
  }
  return until;
}
