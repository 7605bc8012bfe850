import { HOST_CONTRACT } from '@vip/host';
import {
  fitsContract,
  isFields,
  isForPage,
  isSerial,
  MOST_AHEAD,
  type ReleaseRef,
  type SignedSlice,
} from '@vip/release-format';
import { fetchRelease } from './fetch-manifest.ts';
import { fetchSlice, readSlice } from './fetch-slice.ts';
import { changeMemory, readMemory } from './memory.ts';
import { ReleaseError } from './release-error.ts';
import type { ReleaseParts } from './release-parts.ts';

/**
 * Checks the registry for a newer slice of this brand than the HTML and this device have, and stores it for the next
 * document: only with a valid signature, a greater serial and before its expiry. The running release does not change.
 * Throws `ReleaseError`. Does nothing where signatures cannot be verified, or while a payment is in progress.
 */
export async function checkForUpdate(parts: ReleaseParts): Promise<void> {
  const { window, page, brand, local, now, isPaymentInProgress } = parts;
  if (!window.crypto?.subtle || isPaymentInProgress()) return;
  const signed = await fetchSlice(window, page, brand);
  const remembered = readMemory(local, brand).slice;
  // One that the boot script drops protects nothing.
  const isValid = remembered && isForPage({ ...remembered, shell: page.shell.version }, page, now());
  // Stored for another shell: read again, but never replaced by an older one.
  const rememberedSerial = isValid
    ? remembered.serial - (remembered.shell === page.shell.version ? 0 : 1)
    : 0;
  const known = Math.max(page.serial, page.slice.serial, rememberedSerial);
  // Usually nothing is new: then the signature chunk is not loaded.
  const claimed = claimedSerial(signed);
  if (claimed >= 0 && claimed <= known) return;

  const { verifySigned } = await import(/* webpackChunkName: "signature" */ './signature.ts');
  const slice = readSlice(await verifySigned(signed, page.keys), brand);
  if (slice.serial <= known) return;
  if (slice.serial > page.slice.serial + MOST_AHEAD) throw new ReleaseError('malformed');
  if (Date.parse(slice.expiresAt) <= now()) throw new ReleaseError('expired');
  const canRun = ({ contract }: ReleaseRef) => fitsContract(contract, HOST_CONTRACT);
  // Stale HTML has an old shell: a release that it cannot run waits for fresh HTML.
  if (!canRun(slice.live)) throw new ReleaseError('contract');

  const manifestOf = async (release: ReleaseRef | null) =>
    release && canRun(release) ? fetchRelease(window, page, release) : null;
  const [live, canary, lastGood] = await Promise.all(
    [slice.live, slice.canary && slice.canary.release, slice.lastGood].map(manifestOf),
  );
  if (isPaymentInProgress() || !live) return;
  changeMemory(local, brand, {
    slice: {
      serial: slice.serial,
      live,
      canary: slice.canary && { ...slice.canary, release: canary ?? null },
      lastGood: lastGood ?? null,
      shell: page.shell.version,
      kid: String(decode(signed.protected)['kid']),
      expiresAt: Date.parse(slice.expiresAt),
    },
  });
}

/** The serial that a slice claims, before its signature is verified; -1 if it claims none. */
function claimedSerial({ payload }: SignedSlice): number {
  const { serial } = decode(payload);
  return isSerial(serial) ? serial : -1;
}

/** An object in base64url, as far as it is ASCII; empty if it is none, which the verification reports. */
function decode(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(atob(text.replace(/-/g, '+').replace(/_/g, '/')));
    return isFields(value) ? value : {};
  } catch {
    return {};
  }
}
