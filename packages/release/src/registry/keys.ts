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
 * The key folder, outside of every site. `trusted.json` has the public keys of all publishers and is maintained by the
 * operator of the site; `<publisher>.private.json` exists only where that publisher's team may sign. Its first trusted key
 * signs.
 */
export interface KeyFolder {
  /** The folder of a developer's own site, whose missing keys are created. */
  isOwn: boolean;
  /** Public keys that may sign a publisher's slice. */
  trusted(publisher: string): PublicKey[];
  /** The signing key. Throws `CommandError` if this machine has none. */
  signer(publisher: string): Promise<PrivateKey>;
  /** Creates a key: trusted at once, and signing only if it is the first. Returns its id. */
  add(publisher: string): Promise<string>;
  /** Makes this key the signing one. */
  use(publisher: string, kid: string): void;
  /** Ends the trust in a key. The signing key cannot be retired. */
  retire(publisher: string, kid: string): void;
}

type PrivateKey = JWK & { kid: string };

/** `mayCreate`: creates a publisher's first key when it signs (a developer's own site). */
export function openKeys(folder: string, options: { mayCreate: boolean }): KeyFolder {
  const trustedFile = path.join(folder, 'trusted.json');
  const privateFile = (publisher: string) => path.join(folder, `${publisher}.private.json`);
  const allTrusted = () => readJson<Record<string, PublicKey[]>>(trustedFile) ?? {};
  const trusted = (publisher: string) => allTrusted()[publisher] ?? [];
  const own = (publisher: string) => readJson<PrivateKey[]>(privateFile(publisher)) ?? [];

  function trust(publisher: string, keys: PublicKey[]): void {
    writeJson(trustedFile, { ...allTrusted(), [publisher]: keys }, 0o644);
  }
  async function add(publisher: string): Promise<string> {
    const { privateKey } = await generateKeyPair('ES256', { extractable: true });
    const jwk = await exportJWK(privateKey);
    const kid = (await calculateJwkThumbprint(jwk)).slice(0, 12);
    writeJson(privateFile(publisher), [...own(publisher), { ...jwk, kid }], 0o600);
    trust(publisher, [...trusted(publisher), { kid, x: String(jwk.x), y: String(jwk.y) }]);
    return kid;
  }
  function signing(publisher: string): PrivateKey | undefined {
    const isTrusted = (kid: string) => trusted(publisher).some((key) => key.kid === kid);
    return own(publisher).find(({ kid }) => isTrusted(kid));
  }

  return {
    isOwn: options.mayCreate,
    trusted,
    async signer(publisher) {
      if (!signing(publisher) && options.mayCreate && trusted(publisher).length === 0) await add(publisher);
      const key = signing(publisher);
      if (key) return key;
      throw new CommandError(
        `no key of ${publisher} to sign with: put ${publisher}.private.json into ${folder} (RELEASE_KEYS), or create one with pnpm release keys add ${publisher}`,
      );
    },
    add,
    use(publisher, kid) {
      const key = own(publisher).find((each) => each.kid === kid);
      if (!key) throw new CommandError(`${publisher} has no key ${kid} here: ${folder}`);
      const others = own(publisher).filter((each) => each.kid !== kid);
      writeJson(privateFile(publisher), [key, ...others], 0o600);
    },
    retire(publisher, kid) {
      if (signing(publisher)?.kid === kid)
        throw new CommandError(
          `${kid} signs for ${publisher}: choose another with pnpm release keys use first`,
        );
      trust(
        publisher,
        trusted(publisher).filter((key) => key.kid !== kid),
      );
    },
  };
}

function readJson<T>(file: string): T | null {
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as T) : null;
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
