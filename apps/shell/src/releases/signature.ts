import { flattenedVerify, importJWK } from 'jose';
import type { PublicKey, SignedSlice } from '@vip/release-format';
import { ReleaseError } from './release-error.ts';

/**
 * The JSON that one of these keys has signed (ES256, RFC 7515; the key is named by `kid`). Throws `ReleaseError`:
 * `signature` for anything else. A file of its own, since the library is needed where something new is there alone.
 */
export async function verifySigned(
  { payload, protected: header, signature }: SignedSlice,
  keys: readonly PublicKey[],
): Promise<unknown> {
  try {
    const known = await flattenedVerify(
      // Nothing of what is not signed: an unprotected header stays behind.
      { payload, protected: header, signature },
      ({ kid }) => {
        const key = keys.find((one) => one.kid === kid);
        if (!key) throw new ReleaseError('signature');
        return importJWK({ kty: 'EC', crv: 'P-256', x: key.x, y: key.y }, 'ES256');
      },
      { algorithms: ['ES256'] },
    );
    return JSON.parse(new TextDecoder().decode(known.payload)) as unknown;
  } catch (cause) {
    throw cause instanceof ReleaseError ? cause : new ReleaseError('signature', cause);
  }
}
