import { DAY } from '../clock.ts';
import { resultToken } from '../random.ts';
import type { World } from '../world.ts';

/** The order's result token: the one that is still good, else a new one for 24 h. */
export function resultTokenOf(world: World, orderId: string): string {
  const now = world.clock.now();
  const known = world.db.get<{ token: string }>(
    'SELECT token FROM result_tokens WHERE order_id = ? AND expires_at > ? ORDER BY expires_at DESC LIMIT 1',
    orderId,
    now,
  );
  if (known) return known.token;
  const token = resultToken();
  world.db.run(
    'INSERT INTO result_tokens (token, order_id, expires_at) VALUES (?, ?, ?)',
    token,
    orderId,
    now + DAY,
  );
  return token;
}

/** Whether the token is this order's and still good. */
export const isResultTokenOf = (world: World, token: string, orderId: string): boolean =>
  world.db.get(
    'SELECT 1 FROM result_tokens WHERE token = ? AND order_id = ? AND expires_at > ?',
    token,
    orderId,
    world.clock.now(),
  ) !== undefined;
