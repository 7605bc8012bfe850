import { grantMembership } from '../accounts/memberships.ts';
import { ensureUser, userById } from '../accounts/users.ts';
import { DAY } from '../clock.ts';
import type { World } from '../world.ts';
import type { OrderRow } from './order-row.ts';

/** The account that an order's membership goes to; null where nobody is known. A phone gets its account now. */
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
