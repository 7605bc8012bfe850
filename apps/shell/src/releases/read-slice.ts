import type { ReleaseName } from './fetch-manifest.ts';
import { ReleaseError } from './release-error.ts';
import { isFields, isHash, isSerial, isShare, isText, isVersion } from './shapes.ts';

/** A release that a slice names. `contract`: the shell contract that it needs. */
export type NamedRelease = ReleaseName & { contract: string };

/** What a page reads of a slice of the registry. */
export interface NamedSlice {
  serial: number;
  /** ms since 1970. */
  expiresAt: number;
  live: NamedRelease;
  canary: { share: number; salt: string; release: NamedRelease } | null;
  lastGood: NamedRelease | null;
}

/** Reads a slice's payload. Throws `ReleaseError`: `foreign` for another publisher's, `malformed` for anything else. */
export function readSlice(value: unknown, brand: string): NamedSlice {
  if (!isFields(value) || value['schema'] !== 1) throw new ReleaseError('malformed');
  if (value['publisher'] !== brand) throw new ReleaseError('foreign');
  const { serial, canary } = value;
  const expiresAt = timeOf(value['expiresAt']);
  const live = named(value['live']);
  if (!isSerial(serial) || Number.isNaN(expiresAt) || !live) throw new ReleaseError('malformed');
  return {
    serial,
    expiresAt,
    live,
    canary: canary === null ? null : readCanary(canary),
    lastGood: named(value['lastGood']),
  };
}

/** ms since 1970; NaN for anything but the registry's own way to write a time, as engines read others as they like. */
function timeOf(value: unknown): number {
  return isText(value) && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(value) ? Date.parse(value) : NaN;
}

function readCanary(value: unknown): NamedSlice['canary'] {
  if (!isFields(value)) throw new ReleaseError('malformed');
  const { share, salt } = value;
  const release = named(value['release']);
  if (!isShare(share) || !isText(salt) || !release) throw new ReleaseError('malformed');
  return { share, salt, release };
}

function named(value: unknown): NamedRelease | null {
  if (value === null) return null;
  if (!isFields(value)) throw new ReleaseError('malformed');
  const { version, manifest, contract } = value;
  if (!isVersion(version) || !isHash(manifest) || !isText(contract)) throw new ReleaseError('malformed');
  return { version, manifest, contract };
}

/** Whether a shell with the contract `given` runs what was built against `needed`: `^needed` in semver. */
export function fits(needed: string, given: string): boolean {
  const [need, give] = [needed, given].map((text) =>
    /^(\d+)\.(\d+)\.(\d+)$/.exec(text)?.slice(1).map(Number),
  );
  if (!need || !give || need[0] !== give[0]) return false;
  const [, needMinor = 0, needPatch = 0] = need;
  const [, giveMinor = 0, givePatch = 0] = give;
  return giveMinor > needMinor || (giveMinor === needMinor && givePatch >= needPatch);
}
