import { CommandError } from '../command-error.ts';
import type { ReleaseRef, Slice, SliceAction, VersionRef } from '@vip/release-format';

const DAY_MS = 24 * 3600_000;
/** How long pages apply a slice after it was signed; every change signs it again. */
const VALID_DAYS = 90;
const MOST_BEFORE = 10;
const MOST_HISTORY = 50;

/** Adds what every change does: the next serial, new dates, an entry of the history, links that are still revoked. */
function stamped(
  slice: Omit<Slice, 'serial' | 'issuedAt' | 'expiresAt' | 'history' | 'revoked'>,
  before: Slice | null,
  now: Date,
  line: { action: SliceAction; version: string; share?: number },
): Slice {
  const serial = (before?.serial ?? 0) + 1;
  const at = now.toISOString();
  const revoked = (before?.revoked ?? []).filter(({ until }) => Date.parse(until) > now.getTime());
  return {
    ...slice,
    serial,
    issuedAt: at,
    expiresAt: new Date(now.getTime() + VALID_DAYS * DAY_MS).toISOString(),
    history: [{ serial, at, ...line }, ...(before?.history ?? [])].slice(0, MOST_HISTORY),
    ...(revoked.length > 0 && { revoked }),
  };
}

const short = ({ version, manifest }: VersionRef): VersionRef => ({ version, manifest });

/** Replaces the live release, which becomes the last good one. */
function succeed(slice: Slice, release: ReleaseRef): Pick<Slice, 'live' | 'lastGood' | 'before'> {
  if (slice.live.version === release.version)
    return { live: release, lastGood: slice.lastGood, before: slice.before };
  const older = [...(slice.lastGood ? [short(slice.lastGood)] : []), ...slice.before];
  const isOther = ({ version }: VersionRef) => version !== release.version && version !== slice.live.version;
  return { live: release, lastGood: slice.live, before: older.filter(isOther).slice(0, MOST_BEFORE) };
}

/** The same slice with new dates, to be signed with another key. */
export const resigned = (slice: Slice, now: Date): Slice => ({
  ...stamped(slice, slice, now, { action: 'publish', version: slice.live.version }),
  history: slice.history,
});

/** Revokes a preview link of the publisher, which expires at `until` at the latest. */
export function revoked(slice: Slice, link: string, until: Date, now: Date): Slice {
  const others = (slice.revoked ?? []).filter((each) => each.link !== link);
  return resigned({ ...slice, revoked: [...others, { link, until: until.toISOString() }] }, now);
}

/** Makes a release live for all users; ends a canary. */
export function published(publisher: string, slice: Slice | null, release: ReleaseRef, now: Date): Slice {
  const line = { action: 'publish', version: release.version } as const;
  const fresh = { schema: 1, publisher, canary: null };
  if (!slice) return stamped({ ...fresh, live: release, lastGood: null, before: [] }, null, now, line);
  return stamped({ ...fresh, ...succeed(slice, release) }, slice, now, line);
}

/**
 * Starts a canary for a share of the users, in basis points. Another share of the same release keeps the salt, so that no
 * user leaves the canary while it widens; `newSalt` is for another release.
 */
export function canaried(
  slice: Slice,
  change: { release: ReleaseRef; share: number; newSalt: string },
  now: Date,
): Slice {
  const { release, share, newSalt } = change;
  if (release.version === slice.live.version)
    throw new CommandError(`${slice.publisher} ${release.version} is already live for all users`);
  const running = slice.canary?.release.version === release.version ? slice.canary : null;
  const canary = { share, salt: running?.salt ?? newSalt, release };
  return stamped({ ...slice, canary }, slice, now, { action: 'canary', version: release.version, share });
}

/** Makes the canary live for all users. */
export function promoted(slice: Slice, now: Date): Slice {
  if (!slice.canary)
    throw new CommandError(`${slice.publisher} has no canary: pnpm release canary ${slice.publisher} 10%`);
  const { release } = slice.canary;
  return stamped({ ...slice, canary: null, ...succeed(slice, release) }, slice, now, {
    action: 'promote',
    version: release.version,
  });
}

/** The release that a rollback would make live; null if it would only end a canary. Throws if there is none. */
export function rollbackTarget(slice: Slice): ReleaseRef | null {
  if (slice.canary) return null;
  if (slice.lastGood) return slice.lastGood;
  throw new CommandError(`${slice.publisher} has no version to roll back to`);
}

/**
 * Ends a canary; without one makes the last good release live again. `nextLastGood` is the full reference of
 * `slice.before[0]`, null if there is none.
 */
export function rolledBack(slice: Slice, nextLastGood: ReleaseRef | null, now: Date): Slice {
  const target = rollbackTarget(slice);
  if (!target)
    return stamped({ ...slice, canary: null }, slice, now, {
      action: 'rollback',
      version: slice.canary?.release.version ?? slice.live.version,
    });
  return stamped(
    { ...slice, live: target, lastGood: nextLastGood, before: slice.before.slice(1) },
    slice,
    now,
    { action: 'rollback', version: target.version },
  );
}
