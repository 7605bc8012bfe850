import { flattenedVerify, importJWK } from 'jose';
import type { PublicKey, SignedSlice } from '@vip/release-format';
import { ReleaseError } from './release-error.ts';

/**
 * The JSON that one of these keys has signed (ES256, RFC 7515; `kid` names the key). Throws `ReleaseError` `signature`
 * otherwise. Separate chunk: jose is only needed to verify a newer slice or a link.
 */
export async function verifySigned(
  { payload, protected: header, signature }: SignedSlice,
  keys: readonly PublicKey[],
): Promise<unknown> {
  try {
    const known = await flattenedVerify(
      // Without the unprotected header, which is not signed.
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
