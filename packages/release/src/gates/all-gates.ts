import type { Exceptions } from './exceptions.ts';
import type { Context } from '../context.ts';
import type { KeyFolder } from '../keys/key-folder.ts';
import type { Registry } from '../registry/registry.ts';
import type { ReleaseManifest, ShellManifest } from '@vip/release-format';
import type { PreparedRelease } from '../releases/prepare-release.ts';
import { readLiveState } from './live-state.ts';
import { gateTroubles } from './quick-gates.ts';
import { refuse } from './refuse.ts';
import { composedSite } from './smoke/composed-site.ts';
import { livePairs } from './smoke/live-pairs.ts';
import { smokeTroubles } from './smoke/smoke.ts';

/**
 * A release through every gate, before anything of it is uploaded. Throws one `CommandError` with all that is in its way;
 * the smoke run is made when all the others let it pass.
 */
export async function passGates(
  context: Pick<Context, 'store' | 'env' | 'print'> & { keys: Pick<KeyFolder, 'trusted'> },
  registry: Registry,
  candidate: PreparedRelease<ReleaseManifest | ShellManifest>,
  { allowRemoved, noSmoke }: Exceptions,
): Promise<void> {
  const { store, keys, env, print } = context;
  const { publisher } = candidate.manifest;
  const live = await readLiveState(store, registry, publisher, print);
  refuse(publisher, gateTroubles(candidate, live, allowRemoved));
  for (const name of allowRemoved) print(`--allow-removed: ${name} may be gone, and links to it break`);
  const pairs = livePairs(live, candidate.manifest);
  if (noSmoke)
    return print(`--no-smoke: the pages of ${pairs.length} live pairs were not opened in a browser`);
  refuse(publisher, await smokeTroubles(composedSite({ store, keys, env, candidate }), pairs, env));
}
