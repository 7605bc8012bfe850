import type { Context } from 'hono';
import { DAY } from '../clock.ts';
import { sessionToken } from '../random.ts';
import { unauthorized } from '../refusal.ts';
import type { RequestEnv, World } from '../world.ts';
import { userById, type UserRow } from './users.ts';

/** How long a login lasts. */
const LOGIN_MS = 30 * DAY;

/** A new token of a user, good for 30 days. Without the prefix "Bearer ". */
export function openSession(world: World, userId: string): string {
  const token = sessionToken();
  world.db.insert('tokens', { token, user_id: userId, expires_at: world.clock.now() + LOGIN_MS });
  return token;
}

/** The token in the authorization header, without its prefix; null where there is none. */
export function bearer(c: Context<RequestEnv>): string | null {
  const header = c.req.header('authorization');
  return header ? header.replace(/^Bearer\s+/i, '') : null;
}

/** The user of a session token; undefined if it is unknown or expired. */
export function userOfToken(world: World, token: string): UserRow | undefined {
  const row = world.db.get<{ user_id: string }>(
    'SELECT user_id FROM tokens WHERE token = ? AND expires_at > ?',
    token,
    world.clock.now(),
  );
  return row && userById(world, row.user_id);
}

/**
 * Who is calling; null without an authorization. A token that is not good is refused everywhere, as a gateway
 * would: throws `Refusal('unauthorized')`.
 */
export function sessionUser(world: World, c: Context<RequestEnv>): UserRow | null {
  const token = bearer(c);
  if (token === null) return null;
  const user = userOfToken(world, token);
  if (!user) throw unauthorized();
  return user;
}
