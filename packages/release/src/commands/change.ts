import { isDeepStrictEqual } from 'node:util';
import type { ReleaseManifest, ReleaseRef, ShellManifest, Slice } from '@vip/release-format';
import { CommandError } from '../command-error.ts';
import { compose, composedWith, composePages, unwrittenPages, type Composition } from '../compose/compose.ts';
import type { Context } from '../context.ts';
import { passGates, refuse, unreachableFiles, type Exceptions } from '../gates/gates.ts';
import { writeConflicts } from '../gates/routes.ts';
import { changeSlice, readRegistry, refuseBroken, type Registry } from '../registry/registry.ts';
import { PLATFORM, refuseUnset, trustedKeys } from '../registry/site-config.ts';
import { refuseStale } from '../registry/stale-slices.ts';
import { recordChange } from '../registry/change-records.ts';
import { canaried, promoted, published, rollbackTarget, rolledBack } from '../registry/slice-changes.ts';
import { prepareBrand, prepareShell, type PreparedRelease } from '../releases/prepare-release.ts';
import {
  fullRef,
  readManifest,
  refInStore,
  uploadRelease,
  withFolders,
  withRelease,
} from '../releases/release-files.ts';
import { percent, planLines, planOf, type Plan } from './shares.ts';
import { verifySite } from './verify.ts';

/** A change of a publisher's slice. `share` in basis points. */
export type Change =
  { name: 'publish' } | { name: 'canary'; share: number } | { name: 'promote' } | { name: 'rollback' };

export interface ChangeOptions extends Exceptions {
  /** Publishers whose slice may be missing, older or expired. */
  acceptStale: readonly string[];
  /** Prints what would happen and changes nothing live. */
  isDry: boolean;
}

/** What a change has done, or would do. */
export interface ChangeResult extends Plan {
  action: Change['name'];
  isDry: boolean;
  /** Written pages. */
  pages: number;
  /** What `verify` finds afterwards. */
  problems: string[];
}

/** A publisher's build before it is uploaded. */
export type Candidate = PreparedRelease<ReleaseManifest | ShellManifest>;

/**
 * Carries out a change. Pages are composed from the build and the changed registry, the gates check exactly these pages,
 * and the build is uploaded. Then the registry is changed by compare-and-swap, and the pages are written; they are
 * composed again only if the registry changed meanwhile. Prints the shares of users before and after.
 */
export async function carryOut(
  context: Context,
  publisher: string,
  change: Change,
  options: ChangeOptions,
): Promise<ChangeResult> {
  const { store, keys, print } = context;
  const { acceptStale } = options;
  const registry = await readRegistry(store, keys);
  refuseBroken(registry, publisher);
  refuseUnset(registry.config, keys);
  refuseStale(registry, composedWith(registry, publisher), {
    now: context.now,
    accepted: acceptStale,
    renewed: publisher,
  });
  const built = candidateFor(context, registry, publisher, change);
  const candidate = built && (await withLiveFolders(store, registry, built));
  const newSalt = context.newSalt();
  let release = candidate ? await refInStore(store, candidate.manifest) : runningCanary(registry, publisher);
  const step = async (slice: Slice | null, present: Registry) => {
    const next = await nextSlice(context, publisher, slice, change, release, newSalt);
    refuse(publisher, writeConflicts(next, present));
    return next;
  };
  let composition: Composition | null = null;
  if (candidate) {
    const present = registry.slices[publisher] ?? null;
    composition = await passGates(context, registry, candidate, options, async () => {
      // On a developer's own site this creates the first key, which the pages have to trust.
      if (!options.isDry) await keys.signer(publisher, trustedKeys(registry.config, keys, publisher));
      const slices = { ...registry.slices, [publisher]: await step(present, registry) };
      const next = { ...registry, slices };
      return composePages({ store: withRelease(store, candidate), keys, registry: next, publisher });
    });
    if (!options.isDry) release = await uploadCandidate(context, candidate);
  }
  if (options.isDry) {
    const before = registry.slices[publisher] ?? null;
    const plan = planOf(before, await step(before, registry));
    planLines(plan).forEach(print);
    print('nothing was changed');
    return { ...plan, action: change.name, isDry: true, pages: 0, problems: [] };
  }
  let before: Slice | null = null;
  const written = await changeSlice(
    store,
    keys,
    publisher,
    (slice, present) => {
      before = slice;
      return step(slice, present);
    },
    registry,
  );
  const slice = writtenSlice(written, publisher);
  const plan = planOf(before, slice);
  planLines(plan).forEach(print);
  const isPlanned =
    composition !== null &&
    isDeepStrictEqual(composition.registry.slices, written.slices) &&
    composition.registry.config.tag === written.config.tag;
  const files = await compose({
    store,
    keys,
    now: context.now,
    acceptStale,
    publisher,
    registry: written,
    composition: isPlanned ? composition : null,
  }).catch((error: unknown) => {
    throw unwrittenPages(error, `${publisher} has serial ${slice.serial}`);
  });
  print(`${files.length} pages composed`);
  await recordChange(context, publisher, slice.serial, nameOf(change));
  // Reported, not refused: damage of before must not stop the release that repairs it. `status` fails.
  const problems = await verifySite(context, publisher === PLATFORM ? undefined : publisher);
  print(
    problems.length === 0 ? 'all live files are what was signed' : `DAMAGED  ${problems.join('\nDAMAGED  ')}`,
  );
  return { ...plan, action: change.name, isDry: false, pages: files.length, problems };
}

const nameOf = (change: Change): string =>
  change.name === 'canary' ? `canary ${percent(change.share)}` : change.name;

function writtenSlice({ slices }: Registry, publisher: string): Slice {
  const slice = slices[publisher];
  if (!slice) throw new Error(`the slice of ${publisher} was written and is not there`);
  return slice;
}

/** The build to publish; null if the slice already names the release. */
function candidateFor(
  context: Context,
  registry: Registry,
  publisher: string,
  change: Change,
): Candidate | null {
  if (change.name === 'publish') return prepareCandidate(context, publisher);
  if (change.name !== 'canary') return null;
  if (publisher === 'shell')
    throw new CommandError(
      'the shell has no canary, as every brand runs in it: publish it, and roll back if needed',
    );
  const running = runningCanary(registry, publisher);
  if (!running) return prepareCandidate(context, publisher);
  context.print(`the canary ${running.version} is running: only its share changes, the build is ignored.`);
  context.print(`For another build: pnpm release rollback ${publisher}, then canary again.`);
  return null;
}

/** Unchanged files keep the address that they have in the live release. */
async function withLiveFolders(
  store: Context['store'],
  { slices }: Registry,
  candidate: Candidate,
): Promise<Candidate> {
  const { publisher } = candidate.manifest;
  const live = slices[publisher]?.live;
  if (!live) return candidate;
  try {
    const manifest = await readManifest<ReleaseManifest | ShellManifest>(store, publisher, live);
    return { ...candidate, manifest: await withFolders(store, candidate.manifest, manifest) };
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    // The live release is damaged: this one needs none of its files.
    return candidate;
  }
}

const runningCanary = ({ slices }: Registry, publisher: string): ReleaseRef | null =>
  slices[publisher]?.canary?.release ?? null;

/** Reads a publisher's build. Throws `CommandError` if there is none. */
export function prepareCandidate({ distOf, now, keys }: Context, publisher: string): Candidate {
  const dist = distOf(publisher);
  return publisher === 'shell' ? prepareShell(dist, now, keys) : prepareBrand(dist, publisher, now);
}

/** Uploads a release that passed the gates and reads it back; it is not live yet. Throws `CommandError`. */
export async function uploadCandidate(
  { store }: Context,
  { manifest, files, maps }: Candidate,
): Promise<ReleaseRef> {
  const { publisher } = manifest;
  const ref = await uploadRelease(store, manifest, files, maps);
  // The manifest of an earlier upload stays, and may name other folders.
  const stored = await readManifest<ReleaseManifest | ShellManifest>(store, publisher, ref);
  refuse(publisher, await unreachableFiles(store, stored));
  return ref;
}

async function nextSlice(
  { store, now }: Context,
  publisher: string,
  slice: Slice | null,
  change: Change,
  release: ReleaseRef | null,
  newSalt: string,
): Promise<Slice> {
  if (change.name === 'publish' && release) return published(publisher, slice, release, now);
  if (!slice) throw new CommandError(`nothing of ${publisher} is live: pnpm release publish ${publisher}`);
  if (change.name === 'canary' && release)
    return canaried(slice, { release, share: change.share, newSalt }, now);
  if (change.name === 'promote') return promoted(slice, now);
  const older = rollbackTarget(slice) && slice.before[0];
  return rolledBack(slice, older ? await fullRef(store, publisher, older) : null, now);
}
