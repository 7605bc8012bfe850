import { grantMembership } from '../accounts/memberships.ts';
import { ensureUser, userById } from '../accounts/users.ts';
import { DAY } from '../clock.ts';
import type { World } from '../world.ts';
import type { OrderRow } from './order-row.ts';
import { restock } from './stock.ts';

/** Closes an unpaid order and puts its goods back. */
export function closeOrder(world: World, order: Pick<OrderRow, 'id' | 'package_id'>): void {
  const changed = world.db.run(
    "UPDATE orders SET status = 'closed' WHERE id = ? AND status IN ('created', 'paying')",
    order.id,
  );
  if (changed > 0) restock(world, order.package_id);
}

/** The unpaid orders of a buyer that a new one of the same `shelf` takes the place of. */
export const otherUnpaid = (
  world: World,
  buyer: string,
  shelf: string,
): Pick<OrderRow, 'id' | 'package_id'>[] =>
  world.db.all(
    "SELECT id, package_id FROM orders WHERE buyer = ? AND shelf = ? AND status IN ('created', 'paying')",
    buyer,
    shelf,
  );

/** Closes what was not paid in time. Returns how many. */
export function closeExpired(world: World, now: number): number {
  const late = world.db.all<OrderRow>(
    "SELECT id, package_id FROM orders WHERE status IN ('created', 'paying') AND expires_at <= ?",
    now,
  );
  late.forEach((order) => closeOrder(world, order));
  return late.length;
}

/** The account that an order's membership goes to; null for an unknown buyer. A phone gets its account now. */
function memberOf(world: World, buyer: string): string | null {
  if (buyer.startsWith('phone:')) return ensureUser(world, buyer.slice('phone:'.length)).id;
  if (buyer.startsWith('user:')) return userById(world, buyer.slice('user:'.length))?.id ?? null;
  return null;
}

/** Marks an order as paid at `at` (ms) and gives what was bought. */
export function markPaid(world: World, order: OrderRow, at: number): void {
  const userId = memberOf(world, order.buyer);
  let until: number | null = null;
  if (order.level !== '0') {
    until = order.days === null ? null : at + order.days * DAY;
    if (userId) {
      const grant = {
        userId,
        level: order.level,
        days: order.days,
        paid: order.amount + order.credit,
        usesUpLower: order.credit > 0,
      };
      until = grantMembership(world.db, grant, at);
    }
  }
  world.db.run(
    "UPDATE orders SET status = 'paid', paid_at = ?, member_until = ? WHERE id = ?",
    at,
    until,
    order.id,
  );
}
