/** Shares are in basis points: 10 000 is all users. */
export const ALL_USERS = 10000;

/**
 * The bucket of an id, 0 to 9999, evenly spread and always the same: FNV-1a over the UTF-16 code units of
 * `salt|brand|id`, then the last steps of MurmurHash3 (both public domain), so that ids that differ only in
 * their last digit are spread as well.
 */
export function bucketOf(salt: string, brand: string, id: string): number {
  const text = `${salt}|${brand}|${id}`;
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) % ALL_USERS;
}

/** Why a page runs its release. */
export type ReleaseReason =
  /** The live release. */
  | 'live'
  /** The bucket of this id is in the canary's share. */
  | 'canary'
  /** An order of this phone was started with it. */
  | 'pinned'
  /** The last good release, as the chosen one failed on this phone. */
  | 'fallback'
  /** Chosen by a signed link. */
  | 'override';

/** The part of a release that the choice needs. */
export interface Candidate {
  version: string;
}

/** The candidates. `R` is the caller's type of a release. null: no such release has this page. */
export interface Choices<R extends Candidate> {
  brand: string;
  /** Id of the user, else of the device, else of the session; null is never in a canary. */
  id: string | null;
  live: R | null;
  /** `share` in basis points; 0 is no user. */
  canary: { share: number; salt: string; release: R | null } | null;
  lastGood: R | null;
  pinned: R | null;
  override: R | null;
  /** Versions that have failed here. */
  bad: readonly string[];
}

/**
 * Chooses the release of a page: the same code runs in the boot script, in the commands and in the sandbox. A version that
 * failed here is replaced by the last good one. If that failed too, or there is none, the live release is tried again,
 * since a page with an error message is better than none. null if no release has this page.
 */
export function chooseRelease<R extends Candidate>(
  choices: Choices<R>,
): { release: R; why: ReleaseReason } | null {
  const { brand, id, live, canary, lastGood, pinned, override, bad } = choices;
  const isFine = (release: R | null): release is R => release !== null && bad.indexOf(release.version) < 0;
  if (override) return { release: override, why: 'override' };
  if (isFine(pinned)) return { release: pinned, why: 'pinned' };
  if (canary && id !== null && bucketOf(canary.salt, brand, id) < canary.share && isFine(canary.release))
    return { release: canary.release, why: 'canary' };
  if (isFine(live)) return { release: live, why: 'live' };
  if (isFine(lastGood)) return { release: lastGood, why: 'fallback' };
  return live && { release: live, why: 'live' };
}

/**
 * True if a shell with the contract `given` runs what was built against `needed`: `^needed` in semver, for versions of three
 * numbers from 1.0.0 on.
 */
export function fitsContract(needed: string, given: string): boolean {
  const [need, give] = [needed, given].map((text) =>
    /^(\d+)\.(\d+)\.(\d+)$/.exec(text)?.slice(1).map(Number),
  );
  if (!need || !give || need[0] !== give[0]) return false;
  const [, needMinor = 0, needPatch = 0] = need;
  const [, giveMinor = 0, givePatch = 0] = give;
  return giveMinor > needMinor || (giveMinor === needMinor && givePatch >= needPatch);
}
