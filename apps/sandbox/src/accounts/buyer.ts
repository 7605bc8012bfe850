import type { Context } from 'hono';
import { misbehave } from '../faults/misbehave.ts';
import type { RequestEnv, World } from '../world.ts';
import { otherAccount } from './other-account.ts';
import { userById, userByPhone, type UserRow } from './users.ts';

/** Who an order belongs to. */
export interface Buyer {
  /**
   * The scope of idempotency keys and the owner of the order: `phone:…` for everybody with a phone (whether they
   * logged in or only said it), `user:…` for an account that is not known here, `key:…` for an anonymous buyer.
   */
  scope: string;
  user: UserRow | null;
}

/** What a request says about its buyer. `key` is the idempotency key, the scope of an anonymous buyer. */
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
