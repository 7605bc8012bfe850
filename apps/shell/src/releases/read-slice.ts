import { isFields, isSerial, isSlice, type SignedSlice, type Slice } from '@vip/release-format';
import { ReleaseError } from './release-error.ts';

/** Reads a slice's payload. Throws `ReleaseError`: `foreign` for another publisher's, `malformed` for anything else. */
export function readSlice(value: unknown, brand: string): Slice {
  if (isFields(value) && value['schema'] === 1 && value['publisher'] !== brand)
    throw new ReleaseError('foreign');
  if (!isSlice(value)) throw new ReleaseError('malformed');
  return value;
}

/** The serial that a slice claims, before anybody has looked at its signature: -1 where it claims none. */
export function claimedSerial({ payload }: SignedSlice): number {
  try {
    // Letters beyond ASCII come out wrong, and a number does not.
    const value: unknown = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/')));
    return isFields(value) && isSerial(value['serial']) ? value['serial'] : -1;
  } catch {
    // Not JSON: what verifies the signature says so.
    return -1;
  }
}
