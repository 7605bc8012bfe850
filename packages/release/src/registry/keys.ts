import fs from 'node:fs';
import path from 'node:path';
import { isSlice, type PublicKey, type SignedSlice, type Slice } from '@vip/release-format';
import {
  calculateJwkThumbprint,
  exportJWK,
  FlattenedSign,
  flattenedVerify,
  generateKeyPair,
  importJWK,
  type JWK,
} from 'jose';
import { CommandError } from '../command-error.ts';

/**
 * The key folder, outside of every site. `trusted.json` has the platform's public keys, and those of brands for a site that
 * has none itself (`trustedKeys`); `<publisher>.private.json` exists only where that publisher's team may sign. Its first
 * trusted key signs.
 */
export interface KeyFolder {
  /** The folder of a developer's own site, whose missing keys are created. */
  isOwn: boolean;
  /** Public keys of a publisher in `trusted.json`. */
  trusted(publisher: string): PublicKey[];
  /** All of `trusted.json`. */
  allTrusted(): Record<string, PublicKey[]>;
  /** Replaces a publisher's keys in `trusted.json`. */
  trust(publisher: string, keys: readonly PublicKey[]): void;
  /** Public keys of the private ones here, the first choice for signing first. */
  own(publisher: string): PublicKey[];
  /** The signing key: the first own one of `trusted`. Throws `CommandError` if this machine has none. */
  signer(publisher: string, trusted?: readonly PublicKey[]): Promise<PrivateKey>;
  /** Creates a private key and returns its public one, which nothing trusts yet. */
  create(publisher: string): Promise<PublicKey>;
  /** Makes this key the first choice for signing. Throws `CommandError` if it is not here. */
  use(publisher: string, kid: string): void;
}

type PrivateKey = JWK & { kid: string };

/** `mayCreate`: creates a publisher's first key when it signs (a developer's own site). */
export function openKeys(folder: string, options: { mayCreate: boolean }): KeyFolder {
  const trustedFile = path.join(folder, 'trusted.json');
  const privateFile = (publisher: string) => path.join(folder, `${publisher}.private.json`);
  const allTrusted = () => readJson<Record<string, PublicKey[]>>(trustedFile) ?? {};
  const trusted = (publisher: string) => allTrusted()[publisher] ?? [];
  const own = (publisher: string) => readJson<PrivateKey[]>(privateFile(publisher)) ?? [];

  function trust(publisher: string, keys: readonly PublicKey[]): void {
    writeJson(trustedFile, { ...allTrusted(), [publisher]: keys }, 0o644);
  }
  async function create(publisher: string): Promise<PublicKey> {
    const { privateKey } = await generateKeyPair('ES256', { extractable: true });
    const jwk = await exportJWK(privateKey);
    const kid = (await calculateJwkThumbprint(jwk)).slice(0, 12);
    const key = { ...jwk, kid };
    writeJson(privateFile(publisher), [...own(publisher), key], 0o600);
    return publicKey(key);
  }

  return {
    isOwn: options.mayCreate,
    trusted,
    allTrusted,
    trust,
    own: (publisher) => own(publisher).map(publicKey),
    async signer(publisher, keys = trusted(publisher)) {
      let valid = keys;
      if (options.mayCreate && keys.length === 0) {
        valid = [await create(publisher)];
        trust(publisher, valid);
      }
      const key = own(publisher).find(({ kid }) => valid.some((each) => each.kid === kid));
      if (key) return key;
      throw new CommandError(
        `no key of ${publisher} to sign with: put ${publisher}.private.json into ${folder} (RELEASE_KEYS), or create one with pnpm release keys add ${publisher}`,
      );
    },
    create,
    use(publisher, kid) {
      const key = own(publisher).find((each) => each.kid === kid);
      if (!key) throw new CommandError(`${publisher} has no key ${kid} here: ${folder}`);
      const others = own(publisher).filter((each) => each.kid !== kid);
      writeJson(privateFile(publisher), [key, ...others], 0o600);
    },
  };
}

const publicKey = ({ kid, x, y }: PrivateKey): PublicKey => ({ kid, x: String(x), y: String(y) });

/** The id of the key that has signed; '' if the header names none. */
export function signedWith({ protected: header }: SignedSlice): string {
  try {
    return (JSON.parse(String(Buffer.from(header, 'base64url'))) as { kid?: string }).kid ?? '';
  } catch {
    return '';
  }
}

function readJson<T>(file: string): T | null {
  if (!fs.existsSync(file)) return null;
  const text = fs.readFileSync(file, 'utf8');
  try {
    return JSON.parse(text) as T;
  } catch (cause) {
    throw new CommandError(`${file} is no JSON: put the file back from a backup`, { cause });
  }
}

/** Atomic: a half-written key file would lock a team out. */
function writeJson(file: string, value: unknown, mode: number): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const part = `${file}.${process.pid}.part`;
  fs.writeFileSync(part, `${JSON.stringify(value, null, 2)}\n`, { mode });
  fs.renameSync(part, file);
}

/** A slice that its publisher did not sign; the message has the reason. */
export class SliceError extends Error {
  override readonly name = 'SliceError';
}

/** Signs a value as JSON (ES256: the oldest engines have no Ed25519). */
export async function sign(value: unknown, key: PrivateKey): Promise<SignedSlice> {
  const signed = await new FlattenedSign(new TextEncoder().encode(JSON.stringify(value)))
    .setProtectedHeader({ alg: 'ES256', kid: key.kid })
    .sign(await importJWK(key, 'ES256'));
  return { payload: signed.payload, protected: String(signed.protected), signature: signed.signature };
}

/** The value that one of these keys signed. Throws with the reason if none did. */
export async function openSigned(signed: SignedSlice, keys: readonly PublicKey[]): Promise<unknown> {
  const { payload } = await flattenedVerify(
    signed,
    (header: { kid?: string } | undefined) => {
      const key = keys.find(({ kid }) => kid === header?.kid);
      if (!key) throw new Error(`signed with key ${header?.kid ?? 'without id'}, which is not trusted`);
      return importJWK({ kty: 'EC', crv: 'P-256', x: key.x, y: key.y }, 'ES256');
    },
    { algorithms: ['ES256'] },
  );
  return JSON.parse(new TextDecoder().decode(payload));
}

/** Verifies that one of these keys signed the slice and that it is this publisher's. Ignores expiry. Throws `SliceError`. */
export async function openSlice(
  signed: SignedSlice,
  publisher: string,
  keys: readonly PublicKey[],
): Promise<Slice> {
  let slice: unknown;
  try {
    slice = await openSigned(signed, keys);
    if (!isSlice(slice)) throw new Error('it is not a slice');
  } catch (cause) {
    throw new SliceError(`the slice of ${publisher} is refused: ${(cause as Error).message}`, { cause });
  }
  if (slice.publisher !== publisher)
    throw new SliceError(`the slice of ${publisher} names ${slice.publisher} as publisher`);
  return slice;
}
