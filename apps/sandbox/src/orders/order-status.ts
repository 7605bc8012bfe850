import { grantMembership } from '../accounts/memberships.ts';
import { ensureUser, userById } from '../accounts/users.ts';
import { DAY } from '../clock.ts';
import type { World } from '../world.ts';
import type { OrderRow } from './order-row.ts';

/** The remaining stock of an option; null without stock (memberships). */
export const stockOf = (world: World, pid: string): number | null =>
  world.db.get<{ remaining: number }>('SELECT remaining FROM stock WHERE pid = ?', pid)?.remaining ?? null;

/** Takes one; false if sold out. Goods without stock are always available. */
export function takeStock(world: World, pid: string): boolean {
  if (stockOf(world, pid) === null) return true;
  return world.db.run('UPDATE stock SET remaining = remaining - 1 WHERE pid = ? AND remaining > 0', pid) > 0;
}

export function restock(world: World, pid: string): void {
  world.db.run('UPDATE stock SET remaining = remaining + 1 WHERE pid = ?', pid);
}

/** Closes an unpaid order and puts its goods back. */
export function closeOrder(world: World, order: Pick<OrderRow, 'id' | 'package_id'>): void {
  const changed = world.db.run(
    "UPDATE orders SET status = 'closed' WHERE id = ? AND status IN ('created', 'paying')",
    order.id,
  );
  if (changed > 0) restock(world, order.package_id);
}

/** The unpaid orders of a buyer that a new one of the same group replaces. */
export const otherUnpaid = (
  world: World,
  buyer: string,
  saleGroup: string,
): Pick<OrderRow, 'id' | 'package_id'>[] =>
  world.db.all(
    "SELECT id, package_id FROM orders WHERE buyer = ? AND sale_group = ? AND status IN ('created', 'paying')",
    buyer,
    saleGroup,
  );

/** Closes expired unpaid orders. Returns their number. */
export function closeExpired(world: World, now: number): number {
  const expired = world.db.all<OrderRow>(
    "SELECT id, package_id FROM orders WHERE status IN ('created', 'paying') AND expires_at <= ?",
    now,
  );
  expired.forEach((order) => closeOrder(world, order));
  return expired.length;
}

/** The account that gets an order's membership; null for an unknown buyer. Creates the account of a phone. */
function memberOf(world: World, buyer: string): string | null {
  if (buyer.startsWith('phone:')) return ensureUser(world, buyer.slice('phone:'.length)).id;
  if (buyer.startsWith('user:')) return userById(world, buyer.slice('user:'.length))?.id ?? null;
  return null;
}

/** Marks an order as paid at `at` (ms) and grants the membership. */
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
