import type { Context } from 'hono';
import { misbehave } from '../faults/apply-faults.ts';
import type { RequestEnv, World } from '../world.ts';
import { currentMembership } from './memberships.ts';
import { userById, userByPhone, type UserRow } from './users.ts';

/** An account other than `user`, preferably of another membership level, so that prices differ. */
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

/** Who an order belongs to. */
export interface Buyer {
  /**
   * The scope of idempotency keys and the owner of the order: `phone:…` for every user with a phone (whether they
   * logged in or only gave it), `user:…` for an account that is not known here, `key:…` for an anonymous buyer.
   */
  scope: string;
  user: UserRow | null;
}

/** The buyer's data in a request. `key` is the idempotency key, the scope of an anonymous buyer. */
interface Named {
  session: UserRow | null;
  phone?: string | undefined;
  userId?: string | undefined;
  key?: string;
}

/** The session's user, else the phone, else the user id, else an anonymous buyer. */
function findBuyer(world: World, who: Named): Buyer {
  const user =
    who.session ??
    (who.phone ? userByPhone(world, who.phone) : undefined) ??
    (who.userId && !who.phone ? userById(world, who.userId) : undefined);
  if (user) return { scope: `phone:${user.phone}`, user };
  if (who.phone) return { scope: `phone:${who.phone}`, user: null };
  if (who.userId) return { scope: `user:${who.userId}`, user: null };
  return { scope: `key:${who.key ?? ''}`, user: null };
}

/** The buyer of a request; with the fault `other_account` the buyer is another account. */
export function buyerOf(world: World, c: Context<RequestEnv>, who: Named): Buyer {
  const buyer = findBuyer(world, who);
  if (!misbehave(world, c, 'other_account')) return buyer;
  return findBuyer(world, { session: otherAccount(world, buyer.user) });
}
