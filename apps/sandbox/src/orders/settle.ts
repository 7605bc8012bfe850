import type { World } from '../world.ts';
import { append } from './ledger.ts';
import { isPayable, requireOrder } from './order-row.ts';
import { closeExpired, markPaid } from './order-status.ts';
import type { TradeRow } from './trade.ts';

/**
 * Takes the notice that a trade was paid. A repeated notice changes nothing. The money of an order that can no longer
 * be paid (closed, or paid by another trade) is charged and refunded.
 */
function hear(world: World, trade: TradeRow, at: number): void {
  const order = requireOrder(world, trade.order_id);
  const isFirst = world.db.run(
    'UPDATE trades SET settled_at = ? WHERE id = ? AND settled_at IS NULL',
    at,
    trade.id,
  );
  if (isFirst === 0) return;
  const line = { order_id: order.id, trade_id: trade.id, amount: order.amount, at };
  append(world, { ...line, kind: 'charge' });
  if (isPayable(order)) {
    markPaid(world, order, at);
    return;
  }
  append(world, { ...line, kind: 'refund' });
  if (order.status === 'closed') {
    world.db.run("UPDATE orders SET status = 'refunded', paid_at = ? WHERE id = ?", at, order.id);
  }
}

/**
 * Brings everything up to the clock: due payment notices and expired orders, in the order in
 * which they happened. Called before every request, so that no timer is needed.
 */
export function settle(world: World): void {
  const now = world.clock.now();
  const happened = world.db.transaction(() => {
    const due = world.db.all<TradeRow>(
      'SELECT * FROM trades WHERE due_at <= ? AND settled_at IS NULL ORDER BY due_at, id',
      now,
    );
    let count = due.length;
    for (const trade of due) {
      const at = trade.due_at ?? now;
      count += closeExpired(world, at - 1);
      hear(world, trade, at);
    }
    return count + closeExpired(world, now);
  });
  if (happened > 0) world.live.changed();
}

/** Sends every payment notice that is not sent yet. Returns the number of trades. */
export function notifyAll(world: World): number {
  const count = world.db.run(
    'UPDATE trades SET due_at = ? WHERE due_at > ? AND settled_at IS NULL',
    world.clock.now(),
    world.clock.now(),
  );
  settle(world);
  return count;
}

/** Repeats the notice of a trade, as wallets do until they get an answer. */
export function notifyAgain(world: World, trade: TradeRow): void {
  if (trade.taken_at === null) throw new TypeError('nobody is told of a trade that was not paid');
  world.db.transaction(() => hear(world, trade, world.clock.now()));
  world.live.changed();
}
