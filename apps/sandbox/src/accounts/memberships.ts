import type { Membership } from '@vip/api/schema';
import { LEVEL_NAMES } from '../catalogue/item.ts';
import type { CurrentMembership } from '../catalogue/offer.ts';
import { DAY, isoTimeOrNull } from '../clock.ts';
import type { Database } from '../store/database.ts';

/** The highest level that is valid at `now`, or null. */
export const currentMembership = (db: Database, userId: string, now: number): CurrentMembership | null =>
  db.get<CurrentMembership>(
    `SELECT level, expires_at AS expiresAt, paid, days FROM memberships
     WHERE user_id = ? AND (expires_at IS NULL OR expires_at > ?) ORDER BY CAST(level AS INTEGER) DESC LIMIT 1`,
    userId,
    now,
  ) ?? null;

/** As the backends send it. */
export const presentMembership = (membership: CurrentMembership | null): Membership | null =>
  membership && {
    level: membership.level,
    name: LEVEL_NAMES[membership.level] ?? '会员',
    expiresAt: isoTimeOrNull(membership.expiresAt),
  };

/** A bought or granted membership. `days` null is for life; `usesUpLower` if lower levels were credited. */
interface Grant {
  userId: string;
  level: string;
  days: number | null;
  paid: number;
  usesUpLower: boolean;
}

/** Extends the membership of this level; returns the end in ms, null for life. */
export function grantMembership(db: Database, grant: Grant, now: number): number | null {
  const { userId, level, days, paid } = grant;
  const present = db.get<CurrentMembership>(
    'SELECT level, expires_at AS expiresAt, paid, days FROM memberships WHERE user_id = ? AND level = ?',
    userId,
    level,
  );
  if (grant.usesUpLower) {
    db.run(
      'DELETE FROM memberships WHERE user_id = ? AND CAST(level AS INTEGER) < CAST(? AS INTEGER)',
      userId,
      level,
    );
  }
  if (present?.expiresAt === null) return null;
  const running = present && present.expiresAt > now ? present : null;
  const until = days === null ? null : (running?.expiresAt ?? now) + days * DAY;
  db.run(
    `INSERT INTO memberships (user_id, level, expires_at, paid, days) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (user_id, level) DO UPDATE SET expires_at = excluded.expires_at, paid = excluded.paid,
       days = excluded.days`,
    userId,
    level,
    until,
    paid + (running?.paid ?? 0),
    days === null ? null : days + (running?.days ?? 0),
  );
  return until;
}
