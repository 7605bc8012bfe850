import type { ReleaseManifest, ShellManifest, Slice, VersionRef } from '@vip/release-format';
import { CommandError } from '../command-error.ts';
import { brandSlices, type Registry, routesOf } from '../registry/registry.ts';
import { readManifest } from '../releases/release-files.ts';
import type { Store } from '../store/store.ts';

/** What runs of a publisher, or may run again; null where there is none. */
export interface Running<M> {
  live: M | null;
  canary: M | null;
  lastGood: M | null;
}

/** What is live when something asks to be: as much of the registry and its manifests as the gates look at. */
export interface LiveState {
  shell: Pick<Running<ShellManifest>, 'live' | 'lastGood'>;
  /** The candidate's own brand; of a shell, every brand. */
  brands: Record<string, Running<ReleaseManifest>>;
  /** Paths of every brand, of its live release and its canary. */
  paths: Record<string, readonly string[]>;
}

/** Releases of a brand that may run, and what they are to people. */
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
 * What is live, for a candidate of `publisher`. A manifest that is missing or not what was signed is reported (`tell`) and
 * counts as nothing: publishing anew is what mends it. A publisher whose slice is refused is not looked at.
 */
export async function readLiveState(
  store: Store,
  registry: Registry,
  publisher: string,
  tell: (line: string) => void,
): Promise<LiveState> {
  const read = async <M extends ReleaseManifest | ShellManifest>(owner: string, ref: VersionRef | null) => {
    try {
      return ref && (await readManifest<M>(store, owner, ref));
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      tell(error.message);
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
  const brands = brandSlices(registry);
  const looked = brands.filter(([brand]) => publisher === 'shell' || brand === publisher);
  const found: LiveState['brands'] = {};
  for (const [brand, slice] of looked) found[brand] = await running<ReleaseManifest>(brand, slice);
  return {
    shell: await running<ShellManifest>('shell', registry.slices['shell']),
    brands: found,
    paths: Object.fromEntries(brands.map(([brand, slice]) => [brand, routesOf(slice)])),
  };
}
