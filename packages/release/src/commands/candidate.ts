import { passGates } from '../gates/all-gates.ts';
import { unreachableFiles } from '../gates/files.ts';
import { refuse } from '../gates/refuse.ts';
import type { Exceptions } from '../gates/exceptions.ts';
import type { Registry } from '../registry/registry.ts';
import type { ReleaseRef } from '@vip/release-format';
import { prepareBrand, prepareShell } from '../releases/prepare-release.ts';
import { manifestBytes, refOf, releaseFile, uploadRelease } from '../releases/release-files.ts';
import type { Context } from '../context.ts';

/**
 * A publisher's build through all gates and into the store, live for nobody yet. Throws `CommandError` with what every
 * gate that refuses says. `isDry`: nothing is uploaded.
 */
export async function uploadCandidate(
  context: Context,
  registry: Registry,
  publisher: string,
  { isDry, ...exceptions }: Exceptions & { isDry: boolean },
): Promise<ReleaseRef> {
  const { store, now } = context;
  const dist = context.distOf(publisher);
  const candidate = publisher === 'shell' ? prepareShell(dist, now) : prepareBrand(dist, publisher, now);
  await passGates(context, registry, candidate, exceptions);
  const { manifest } = candidate;
  if (isDry) return refOf(manifest, manifestBytes(manifest));
  const ref = await uploadRelease(store, manifest, candidate.files);
  const folder = releaseFile(publisher, manifest.version, '');
  refuse(publisher, await unreachableFiles(store, folder, manifest.integrity));
  return ref;
}
