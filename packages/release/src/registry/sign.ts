import { FlattenedSign, flattenedVerify, importJWK, type JWK } from 'jose';
import { isSlice, type PublicKey, type SignedSlice, type Slice } from '@vip/release-format';

/** A slice that is not what its publisher signed; the message says why. */
export class SliceError extends Error {
  override readonly name = 'SliceError';
}

/** Signs a slice with its publisher's key (ES256: the oldest engines have no Ed25519). */
export async function signSlice(slice: Slice, key: JWK & { kid: string }): Promise<SignedSlice> {
  const signed = await new FlattenedSign(new TextEncoder().encode(JSON.stringify(slice)))
    .setProtectedHeader({ alg: 'ES256', kid: key.kid })
    .sign(await importJWK(key, 'ES256'));
  return { payload: signed.payload, protected: String(signed.protected), signature: signed.signature };
}

/** The slice, if one of these keys signed it and it is this publisher's. Throws `SliceError`. Expiry is not looked at. */
export async function openSlice(
  signed: SignedSlice,
  publisher: string,
  keys: readonly PublicKey[],
): Promise<Slice> {
  const slice = await payloadOf(signed, publisher, keys);
  if (slice.publisher !== publisher)
    throw new SliceError(`the slice of ${publisher} is one of ${slice.publisher}`);
  return slice;
}

async function payloadOf(signed: SignedSlice, publisher: string, keys: readonly PublicKey[]): Promise<Slice> {
  try {
    const { payload } = await flattenedVerify(
      signed,
      (header: { kid?: string } | undefined) => {
        const key = keys.find(({ kid }) => kid === header?.kid);
        if (!key)
          throw new SliceError(`signed with key ${header?.kid ?? 'of no name'}, which is not trusted`);
        return importJWK({ kty: 'EC', crv: 'P-256', x: key.x, y: key.y }, 'ES256');
      },
      { algorithms: ['ES256'] },
    );
    const slice: unknown = JSON.parse(new TextDecoder().decode(payload));
    if (isSlice(slice)) return slice;
    throw new SliceError('it is no slice');
  } catch (cause) {
    throw new SliceError(`the slice of ${publisher} is refused: ${(cause as Error).message}`, { cause });
  }
}
