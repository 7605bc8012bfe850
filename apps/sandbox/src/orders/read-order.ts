import type { Context } from 'hono';
import { bearer, userOfToken } from '../accounts/sessions.ts';
import type { Backend } from '../catalogue/item.ts';
import { misbehave } from '../faults/apply-faults.ts';
import { notFound, unauthorized } from '../refusal.ts';
import type { RequestEnv, World } from '../world.ts';
import { isResultTokenOf, orderById, type OrderRow } from './order-row.ts';

/** The order that a caller may read, and whether the caller sent its result token. */
interface Readable {
  order: OrderRow;
  hasResultToken: boolean;
}

/** The newest order of another buyer. Throws `Refusal('not_found')` where there is none. */
function latestOfOthers(world: World, owners: readonly string[], backends: readonly Backend[]): OrderRow {
  const orders = world.db.all<OrderRow>('SELECT * FROM orders ORDER BY created_at DESC, number DESC');
  const order = orders.find(({ buyer, backend }) => !owners.includes(buyer) && backends.includes(backend));
  if (!order) throw notFound();
  return order;
}

/**
 * Finds the order for callers that may read it: the owner's session, or the order's own result token. An order that
 * these backends do not have is not found; a result token that is not this order's, or no good session, is a 401;
 * another buyer's order is not found either. The fault `other_account` answers with another buyer's order.
 */
export function readableOrder(
  world: World,
  c: Context<RequestEnv>,
  id: string,
  backends: readonly Backend[],
): Readable {
  const asked = orderById(world, id);
  if (!asked || !backends.includes(asked.backend)) throw notFound();
  const token = bearer(c);
  if (token === null) throw unauthorized();
  const hasResultToken = isResultTokenOf(world, token, id);
  const user = hasResultToken ? undefined : userOfToken(world, token);
  if (!hasResultToken && !user) throw unauthorized();
  const owners = user ? [`phone:${user.phone}`, `user:${user.id}`] : [asked.buyer];
  if (misbehave(world, c, 'other_account')) {
    return { order: latestOfOthers(world, owners, backends), hasResultToken };
  }
  if (!owners.includes(asked.buyer)) throw notFound();
  return { order: asked, hasResultToken };
}
