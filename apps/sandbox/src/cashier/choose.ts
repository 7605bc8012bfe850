import * as v from 'valibot';
import { SECOND } from '../clock.ts';
import { isPayable, requireOrder } from '../orders/order-row.ts';
import { notifyAgain, settle } from '../orders/settle.ts';
import { tradeById, type TradeRow } from '../orders/trade.ts';
import type { World } from '../world.ts';

export const Choice = v.picklist(['pay', 'cancel', 'fail', 'early', 'stay', 'late', 'twice']);
export type Choice = v.InferOutput<typeof Choice>;

/** How much later than the return an early return is paid. */
const EARLY_MS = 3 * SECOND;

/** Why a trade cannot be paid here and now; null where it can. */
type Obstacle = 'expired' | 'paid';

/**
 * A wallet takes an order's money once, whatever number of prepay ids there are for it. A closed order can still
 * be paid while its trade is good: the merchant gives that money back.
 */
export function obstacle(world: World, trade: TradeRow): Obstacle | null {
  const order = requireOrder(world, trade.order_id);
  const wasTaken = world.db.get(
    'SELECT 1 FROM trades WHERE order_id = ? AND wallet = ? AND taken_at IS NOT NULL',
    order.id,
    trade.wallet,
  );
  if (wasTaken || (!isPayable(order) && order.status !== 'closed')) return 'paid';
  return trade.expires_at <= world.clock.now() ? 'expired' : null;
}

/** Takes the money now; the merchant hears of it `noticeMs` later. Does nothing when it was taken before. */
function takeMoney(world: World, trade: TradeRow, noticeMs: number): void {
  if (obstacle(world, trade) !== null) return;
  const now = world.clock.now();
  world.db.run('UPDATE trades SET taken_at = ?, due_at = ? WHERE id = ?', now, now + noticeMs, trade.id);
  settle(world);
}

/** Carries out what was chosen. `seconds` is how late a late notice comes. */
export function choose(world: World, trade: TradeRow, choice: Choice, seconds: number): void {
  switch (choice) {
    case 'pay':
    case 'stay':
      return takeMoney(world, trade, 0);
    case 'early':
      return takeMoney(world, trade, EARLY_MS);
    case 'late':
      return takeMoney(world, trade, seconds * SECOND);
    case 'twice': {
      takeMoney(world, trade, 0);
      const paid = tradeById(world, trade.id);
      if (paid && paid.taken_at !== null) notifyAgain(world, paid);
      return;
    }
    case 'cancel':
    case 'fail':
      return;
  }
}
