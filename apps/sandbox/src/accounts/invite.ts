import { badField } from '../refusal.ts';
import type { World } from '../world.ts';
import { grantMembership } from './memberships.ts';
import { userByInviteCode, type UserRow } from './users.ts';

/** What both sides get. */
const GIFT_DAYS = 7;

/** The inviter of a code. Throws `Refusal('invalid')` for an unknown code. */
export function findInviter(world: World, code: string): UserRow {
  const inviter = userByInviteCode(world, code.replace(/\s/g, ''));
  if (!inviter) throw badField('invite_code', '邀请码不对，请核对后再填');
  return inviter;
}

/** A friend registered with the code: the inviter's counters go up and both get their days. */
export function rewardInvite(world: World, inviter: UserRow, friend: UserRow): void {
  world.db.run(
    'UPDATE users SET joined = joined + 1, rewarded = rewarded + ? WHERE id = ?',
    GIFT_DAYS,
    inviter.id,
  );
  for (const userId of [inviter.id, friend.id]) {
    grantMembership(
      world.db,
      { userId, level: '1', days: GIFT_DAYS, paid: 0, usesUpLower: false },
      world.clock.now(),
    );
  }
}
