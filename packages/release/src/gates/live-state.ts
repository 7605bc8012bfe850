import { CommandError } from '../command-error.ts';
import { routesOf } from '../compose/compose.ts';
import { brandSlices, type Registry } from '../registry/registry.ts';
import type { ReleaseManifest, ShellManifest, Slice, VersionRef } from '@vip/release-format';
import { readManifest } from '../releases/release-files.ts';
import type { Store } from '../store/store.ts';
import type { LiveState, Running } from './contract.ts';

/**
 * What is live, for a candidate of `publisher`. A manifest that is missing or not what was signed is told (`tell`) and
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
