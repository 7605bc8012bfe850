import { createPrivateKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A slice as pages fetch it: JWS in flattened JSON. */
export interface SignedSlice {
  payload: string;
  protected: string;
  signature: string;
}

export interface SliceRelease {
  version: string;
  manifest: string;
  contract: string;
}

/** The signed payload, as far as tests change it. */
export interface Slice {
  publisher: string;
  serial: number;
  expiresAt: string;
  live: SliceRelease;
  lastGood: SliceRelease | null;
}

export interface Key {
  kid: string;
  key: KeyObject;
}

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const decoded = (text: string): unknown => JSON.parse(Buffer.from(text, 'base64url').toString());

export const payloadOf = ({ payload }: SignedSlice): Slice => decoded(payload) as Slice;

/** Signs with `key` (ES256: the signature is r and s, RFC 7518, 3.4). */
export function signSlice(slice: Slice, { kid, key }: Key): SignedSlice {
  const header = encoded({ alg: 'ES256', kid });
  const payload = encoded(slice);
  const signature = sign('sha256', Buffer.from(`${header}.${payload}`), { key, dsaEncoding: 'ieee-p1363' });
  return { payload, protected: header, signature: signature.toString('base64url') };
}

const FOLDER = process.env['RELEASE_KEYS'] ?? join(import.meta.dirname, '../../.data/release-keys');

/** The signing key of a publisher. */
export async function openSigner(publisher: string): Promise<Key> {
  const [jwk] = JSON.parse(await readFile(join(FOLDER, `${publisher}.private.json`), 'utf8')) as {
    kid: string;
  }[];
  if (!jwk) throw new Error(`${publisher} has no key in ${FOLDER}`);
  return { kid: jwk.kid, key: createPrivateKey({ key: jwk, format: 'jwk' }) };
}

/** An untrusted key with the given id. */
export const untrustedKey = (kid: string): Key => ({
  kid,
  key: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey,
});

/** The text with one letter changed to another of the same alphabet. */
export const flipLetter = (text: string, at: number): string =>
  text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);
