import type { World } from '../world.ts';
import { currentMembership } from './memberships.ts';
import type { UserRow } from './users.ts';

/** An account that is not `user`: one with another membership level where there is one, so that prices differ. */
export function otherAccount(world: World, user: UserRow | null): UserRow {
  const now = world.clock.now();
  const levelOf = (id: string) => currentMembership(world.db, id, now)?.level ?? '0';
  const level = user ? levelOf(user.id) : '0';
  const others = world.db.all<UserRow>(
    'SELECT * FROM users WHERE id IS NOT ? ORDER BY created_at, id',
    user?.id ?? null,
  );
  const other = others.find(({ id }) => levelOf(id) !== level) ?? others[0];
  if (!other) throw new TypeError('the seeded accounts are missing');
  return other;
}
