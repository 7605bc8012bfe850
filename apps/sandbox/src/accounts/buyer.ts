import type { World } from '../world.ts';
import { userById, userByPhone, type UserRow } from './users.ts';

/** Who an order belongs to. */
export interface Buyer {
  /**
   * The scope of idempotency keys and the owner of the order: `phone:…` for everybody with a phone (whether they
   * logged in or only said it), `user:…` for an account that is not known here, `key:…` for nobody in particular.
   */
  scope: string;
  user: UserRow | null;
}

/** The session's user, else the phone, else the user id, else nobody in particular. */
export function findBuyer(
  world: World,
  who: { session: UserRow | null; phone?: string | undefined; userId?: string | undefined; key?: string },
): Buyer {
  const user =
    who.session ??
    (who.phone ? userByPhone(world, who.phone) : undefined) ??
    (who.userId && !who.phone ? userById(world, who.userId) : undefined);
  if (user) return { scope: `phone:${user.phone}`, user };
  if (who.phone) return { scope: `phone:${who.phone}`, user: null };
  if (who.userId) return { scope: `user:${who.userId}`, user: null };
  return { scope: `key:${who.key ?? ''}`, user: null };
}
