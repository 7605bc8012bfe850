import { isFields, isSerial, isText } from './shapes.ts';

/** A JWS in its flattened form (RFC 7515, 7.2.2), as the registry has a slice and a preview link a release. */
export interface SignedSlice {
  payload: string;
  protected: string;
  signature: string;
}

export const isSigned = (value: unknown): value is SignedSlice =>
  isFields(value) && isText(value['payload']) && isText(value['protected']) && isText(value['signature']);

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
