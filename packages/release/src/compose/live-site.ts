import type { Registry } from '../registry/registry.ts';
import type { ReleaseManifest, ReleaseRef, ShellManifest, Slice } from '@vip/release-format';
import type { Store } from '../store/store.ts';
import { readManifest } from '../releases/release-files.ts';
import { CommandError } from '../command-error.ts';

/** A release with its manifest. */
export interface Running<M> {
  ref: ReleaseRef;
  manifest: M;
}

/** A brand's releases as composing needs them. */
export interface LiveBrand {
  slice: Slice;
  live: Running<ReleaseManifest>;
  canary: Running<ReleaseManifest> | null;
  lastGood: Running<ReleaseManifest> | null;
}

/** The live shell. Throws `CommandError` where none is published. */
export async function liveShell(store: Store, registry: Registry): Promise<Running<ShellManifest>> {
  const slice = registry.slices['shell'];
  if (!slice)
    throw new CommandError(
      registry.broken['shell'] ?? 'no shell is live: publish it first (pnpm release publish shell)',
    );
  return { ref: slice.live, manifest: await readManifest<ShellManifest>(store, 'shell', slice.live) };
}

/** A brand's live, canary and last good release, each held to its hash. */
export async function liveBrand(store: Store, slice: Slice): Promise<LiveBrand> {
  const running = async (ref: ReleaseRef) => ({
    ref,
    manifest: await readManifest<ReleaseManifest>(store, slice.publisher, ref),
  });
  return {
    slice,
    live: await running(slice.live),
    canary: slice.canary && (await running(slice.canary.release)),
    lastGood: slice.lastGood && (await running(slice.lastGood)),
  };
}
