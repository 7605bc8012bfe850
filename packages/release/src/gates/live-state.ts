import type { ReleaseManifest, ShellManifest, Slice, VersionRef } from '@vip/release-format';
import { CommandError } from '../command-error.ts';
import { brandSlices, pathsOf, type Registry } from '../registry/registry.ts';
import { readManifest } from '../releases/release-files.ts';
import type { Store } from '../store/store.ts';

/** Releases of a publisher that run or may run again; null if there is none. */
export interface Running<M> {
  live: M | null;
  canary: M | null;
  lastGood: M | null;
}

/** The live releases that a candidate is checked against. */
export interface LiveState {
  shell: Pick<Running<ShellManifest>, 'live' | 'lastGood'>;
  /** The candidate's own brand; for a shell, every brand. */
  brands: Record<string, Running<ReleaseManifest>>;
  /** Paths of every brand, of its live release and its canary. */
  paths: Record<string, readonly string[]>;
}

/** Releases of a brand that may run, and their role in messages. */
export const releasesOf = ({
  live,
  canary,
  lastGood,
}: Running<ReleaseManifest>): { as: string; release: ReleaseManifest }[] =>
  [
    { as: 'live release', release: live },
    { as: 'canary', release: canary },
    { as: 'last good release', release: lastGood },
  ].flatMap(({ as, release }) => (release ? [{ as, release }] : []));

/**
 * Reads the live releases for a candidate of `publisher`. A manifest that is missing or was not signed is reported
 * (`report`) and counts as none, as publishing again repairs it. Publishers whose slice is refused are left out.
 */
export async function readLiveState(
  store: Store,
  registry: Registry,
  publisher: string,
  report: (line: string) => void,
): Promise<LiveState> {
  const read = async <M extends ReleaseManifest | ShellManifest>(owner: string, ref: VersionRef | null) => {
    try {
      return ref && (await readManifest<M>(store, owner, ref));
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      report(error.message);
      return null;
    }
  };
  const running = async <M extends ReleaseManifest | ShellManifest>(
    owner: string,
    slice: Slice | undefined,
  ): Promise<Running<M>> => ({
    live: await read<M>(owner, slice?.live ?? null),
    canary: await read<M>(owner, slice?.canary?.release ?? null),
    lastGood: await read<M>(owner, slice?.lastGood ?? null),
  });
  const checked = brandSlices(registry).filter(([brand]) => publisher === 'shell' || brand === publisher);
  const found: LiveState['brands'] = {};
  for (const [brand, slice] of checked) found[brand] = await running<ReleaseManifest>(brand, slice);
  return {
    shell: await running<ShellManifest>('shell', registry.slices['shell']),
    brands: found,
    paths: pathsOf(registry),
  };
}
