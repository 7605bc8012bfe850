import { HOST_CONTRACT } from '@vip/host';
import { fitsContract, isSigned, type ReleaseRef } from '@vip/release-format';
import { fetchJson, fetchRelease } from './fetch-manifest.ts';
import { changeMemory, readMemory } from './read-memory.ts';
import { claimedSerial, readSlice } from './read-slice.ts';
import { ReleaseError } from './release-error.ts';
import type { ReleaseParts } from './release-parts.ts';

/**
 * Looks whether the registry knows something newer of this brand than the HTML and this phone do, and remembers it for
 * the next page: only with the signature of somebody who may, a greater serial and before its expiry. What runs now
 * goes on. Throws `ReleaseError`, and does nothing where nothing can be verified or a payment is under way.
 */
export async function adopt(parts: ReleaseParts): Promise<void> {
  const { window, page, brand, local, now, isHeld } = parts;
  if (!window.crypto?.subtle || isHeld()) return;
  const signed = await fetchJson(window, `${page.registry}${brand}.json`, { cache: 'no-cache' });
  if (!isSigned(signed)) throw new ReleaseError('malformed');
  const remembered = readMemory(local, brand).slice;
  // Of another shell: looked at anew, and never given for an older one.
  const remembers = remembered ? remembered.serial - (remembered.shell === page.shell.version ? 0 : 1) : 0;
  const known = Math.max(page.serial, page.slice.serial, remembers);
  // Nothing new, as nearly always: not worth the library that could say so for certain.
  const claimed = claimedSerial(signed);
  if (claimed >= 0 && claimed <= known) return;

  const { verifySigned } = await import(/* webpackChunkName: "signature" */ './signature.ts');
  const slice = readSlice(await verifySigned(signed, page.keys), brand);
  if (slice.serial <= known) return;
  if (Date.parse(slice.expiresAt) <= now()) throw new ReleaseError('expired');
  const canRun = ({ contract }: ReleaseRef) => fitsContract(contract, HOST_CONTRACT);
  // A stale HTML brings its old shell: what that one can't run waits for a fresh HTML.
  if (!canRun(slice.live)) throw new ReleaseError('contract');

  const whole = async (release: ReleaseRef | null) =>
    release && canRun(release) ? fetchRelease(window, page, release) : null;
  const [live, canary, lastGood] = await Promise.all(
    [slice.live, slice.canary && slice.canary.release, slice.lastGood].map(whole),
  );
  if (isHeld() || !live) return;
  changeMemory(local, brand, {
    slice: {
      serial: slice.serial,
      live,
      canary: slice.canary && { ...slice.canary, release: canary ?? null },
      lastGood: lastGood ?? null,
      shell: page.shell.version,
    },
  });
}
