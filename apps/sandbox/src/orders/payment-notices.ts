import type { World } from '../world.ts';
import { isPayable, requireOrder } from './order-row.ts';
import { closeExpired, markPaid } from './order-status.ts';
import type { TradeRow } from './trade.ts';

/** A line of the ledger. `amount` in fen, always positive; `at` ms. */
export interface LedgerRow {
  id: number;
  order_id: string;
  trade_id: string;
  amount: number;
  kind: 'charge' | 'refund';
  at: number;
}

export const ledger = (world: World): LedgerRow[] =>
  world.db.all<LedgerRow>('SELECT * FROM charges ORDER BY id');

/**
 * Processes the notice that a trade was paid. A repeated notice has no effect. The payment of an order that cannot be paid
 * any more (closed, or paid by another trade) is charged and refunded. SQLite refuses a second charge or refund of a trade.
 */
function takeNotice(world: World, trade: TradeRow, at: number): void {
  const order = requireOrder(world, trade.order_id);
  const isFirst = world.db.run(
    'UPDATE trades SET notified_at = ? WHERE id = ? AND notified_at IS NULL',
    at,
    trade.id,
  );
  if (isFirst === 0) return;
  const line = { order_id: order.id, trade_id: trade.id, amount: order.amount, at };
  world.db.insert('charges', { ...line, kind: 'charge' });
  if (isPayable(order)) {
    markPaid(world, order, at);
    return;
  }
  world.db.insert('charges', { ...line, kind: 'refund' });
  if (order.status === 'closed') {
    world.db.run("UPDATE orders SET status = 'refunded', paid_at = ? WHERE id = ?", at, order.id);
  }
}

/**
 * Processes due payment notices and expired orders in the order in which they happened. Called before every request, so
 * that no timer is needed.
 */
export function processDue(world: World): void {
  const now = world.clock.now();
  const happened = world.db.transaction(() => {
    const due = world.db.all<TradeRow>(
      'SELECT * FROM trades WHERE due_at <= ? AND notified_at IS NULL ORDER BY due_at, id',
      now,
    );
    let count = due.length;
    for (const trade of due) {
      const at = trade.due_at ?? now;
      count += closeExpired(world, at - 1);
      takeNotice(world, trade, at);
    }
    return count + closeExpired(world, now);
  });
  if (happened > 0) world.live.changed();
}

/** Sends every pending payment notice. Returns the number of trades. */
export function notifyAll(world: World): number {
  const count = world.db.run(
    'UPDATE trades SET due_at = ? WHERE due_at > ? AND notified_at IS NULL',
    world.clock.now(),
    world.clock.now(),
  );
  processDue(world);
  return count;
}

/** Repeats the notice of a trade, as wallets do until they get an answer. */
export function notifyAgain(world: World, trade: TradeRow): void {
  if (trade.taken_at === null) throw new TypeError('an unpaid trade has no payment notice');
  world.db.transaction(() => takeNotice(world, trade, world.clock.now()));
  world.live.changed();
}
