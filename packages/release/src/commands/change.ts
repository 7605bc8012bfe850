import { compose } from '../compose/compose.ts';
import { changeSlice, readRegistry, type Registry } from '../registry/registry.ts';
import { canaried, promoted, published, rollbackTarget, rolledBack } from '../registry/slice-changes.ts';
import type { ReleaseRef, Slice } from '@vip/release-format';
import { fullRef } from '../releases/release-files.ts';
import { uploadCandidate } from './candidate.ts';
import { atWritingTroubles } from '../gates/at-writing.ts';
import type { Exceptions } from '../gates/exceptions.ts';
import { refuse } from '../gates/refuse.ts';
import { CommandError } from '../command-error.ts';
import type { Context } from '../context.ts';
import { planLines } from './shares.ts';

/** What is to be done to a publisher's slice. `share` in basis points. */
export type Change =
  { name: 'publish' } | { name: 'canary'; share: number } | { name: 'promote' } | { name: 'rollback' };

export interface ChangeOptions extends Exceptions {
  /** Says what would happen and changes nothing live. */
  isDry: boolean;
}

/**
 * Carries out a change: gates and upload where a build is concerned, the registry by compare-and-swap, then the HTML.
 * Prints who sees what before and after.
 */
export async function carryOut(
  context: Context,
  publisher: string,
  change: Change,
  options: ChangeOptions,
): Promise<void> {
  const { store, keys, env, print } = context;
  const registry = await readRegistry(store, keys);
  const release = await releaseFor(context, registry, publisher, change, options);
  const newSalt = context.newSalt();
  const step = async (slice: Slice | null, present: Registry) => {
    const next = await nextSlice(context, publisher, slice, change, release, newSalt);
    refuse(publisher, atWritingTroubles(next, present));
    return next;
  };
  if (options.isDry) {
    const before = registry.slices[publisher] ?? null;
    planLines(before, await step(before, registry)).forEach(print);
    return print('nothing was changed');
  }
  let before: Slice | null = null;
  const after = await changeSlice(store, keys, publisher, (slice, present) => {
    before = slice;
    return step(slice, present);
  });
  const slice = after.slices[publisher];
  if (slice) planLines(before, slice).forEach(print);
  const files = await compose({ store, keys, env, publisher });
  print(`${files.length} pages composed`);
}

/** The release that a change is about, uploaded where it is a build; null where the slice names it. */
async function releaseFor(
  context: Context,
  registry: Registry,
  publisher: string,
  change: Change,
  options: ChangeOptions,
): Promise<ReleaseRef | null> {
  if (change.name === 'publish') return uploadCandidate(context, registry, publisher, options);
  if (change.name !== 'canary') return null;
  if (publisher === 'shell')
    throw new CommandError('the shell has no canary: every brand runs in it. Publish it, and roll it back.');
  const running = registry.slices[publisher]?.canary?.release;
  if (!running) return uploadCandidate(context, registry, publisher, options);
  context.print(`the canary ${running.version} is running: its share changes, and no build is taken.`);
  context.print(`To try another build: pnpm release rollback ${publisher}, then canary again.`);
  return running;
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
