import { restock } from './stock.ts';
import type { OrderRow } from './order-row.ts';
import type { World } from '../world.ts';

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
