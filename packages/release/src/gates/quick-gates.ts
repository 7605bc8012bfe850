import type { ReleaseManifest, ShellManifest } from '@vip/release-format';
import type { PreparedRelease } from '../releases/prepare-release.ts';
import type { LiveState } from './contract.ts';
import { missingFiles } from './files.ts';
import { floorTroubles } from './floor.ts';
import { routeTroubles } from './routes.ts';
import { contractTroubles, sharedTroubles, shellTroubles } from './shell-fit.ts';
import { sizeTroubles } from './size.ts';

/**
 * What every gate that needs no browser says of a release, in order: files, routes, shared versions, contract, syntax
 * floor, size; of a shell: files, that no remote is left behind, floor.
 */
export function gateTroubles(
  candidate: PreparedRelease<ReleaseManifest | ShellManifest>,
  live: LiveState,
  allowRemoved: readonly string[],
): string[] {
  const { manifest, files } = candidate;
  const missing = missingFiles(manifest, files.keys());
  if (!('pages' in manifest)) return [...missing, ...shellTroubles(manifest, live), ...floorTroubles(files)];
  const { publisher, entry, pages } = manifest;
  return [
    ...missing,
    ...routeTroubles(manifest, live, allowRemoved),
    ...sharedTroubles(publisher, manifest, live),
    ...contractTroubles(publisher, manifest, live),
    ...floorTroubles(files),
    // What is not there cannot be weighed.
    ...(missing.length > 0
      ? []
      : sizeTroubles({ brand: publisher, entry: [entry], pages }, (file) => files.get(file) as Buffer)),
  ];
}
