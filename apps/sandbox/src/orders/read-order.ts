import type { Context } from 'hono';
import { bearer, userOfToken } from '../accounts/sessions.ts';
import type { Backend } from '../catalogue/item.ts';
import { notFound, unauthorized } from '../refusal.ts';
import type { RequestEnv, World } from '../world.ts';
import { orderById, type OrderRow } from './order-row.ts';
import { isResultTokenOf } from './result-token.ts';

/** The order that a caller may read, and whether the caller holds its result token already. */
interface Readable {
  order: OrderRow;
  hasResultToken: boolean;
}

/**
 * Finds the order for whoever may read it: the owner's session, or the order's own result token. An order that
 * these backends do not have is not found; a result token that is not this order's, or no good session, is a 401;
 * somebody else's order is not found either.
 */
export function readableOrder(
  world: World,
  c: Context<RequestEnv>,
  id: string,
  backends: readonly Backend[],
): Readable {
  const order = orderById(world, id);
  if (!order || !backends.includes(order.backend)) throw notFound();
  const token = bearer(c);
  if (token === null) throw unauthorized();
  if (isResultTokenOf(world, token, id)) return { order, hasResultToken: true };
  const user = userOfToken(world, token);
  if (!user) throw unauthorized();
  const isOwner = order.buyer === `phone:${user.phone}` || order.buyer === `user:${user.id}`;
  if (!isOwner) throw notFound();
  return { order, hasResultToken: false };
}
