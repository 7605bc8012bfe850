import * as v from 'valibot';
import { SECOND } from '../clock.ts';
import { isPayable, requireOrder } from '../orders/order-row.ts';
import { notifyAgain, processDue } from '../orders/payment-notices.ts';
import type { TradeRow } from '../orders/trade.ts';
import type { World } from '../world.ts';

export const Choice = v.picklist(['pay', 'cancel', 'fail', 'early', 'stay', 'late', 'twice']);
export type Choice = v.InferOutput<typeof Choice>;

/** ms from an early return to the payment. */
const EARLY_MS = 3 * SECOND;

/** Why a trade cannot be paid now; null if it can. */
type Obstacle = 'expired' | 'paid';

/**
 * A wallet charges an order once for any number of prepay ids. A closed order can still be paid while its trade is valid:
 * the merchant refunds it.
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

/** ms between the payment and its notice. `seconds` is the delay of the choice `late`. */
function noticeMs(choice: Choice, seconds: number): number {
  if (choice === 'early') return EARLY_MS;
  return choice === 'late' ? seconds * SECOND : 0;
}

/** Executes a choice if the trade can still be paid. `seconds` is the delay of the choice `late`. */
export function choose(world: World, trade: TradeRow, choice: Choice, seconds: number): void {
  if (choice === 'cancel' || choice === 'fail' || obstacle(world, trade) !== null) return;
  const now = world.clock.now();
  const dueAt = now + noticeMs(choice, seconds);
  world.db.run('UPDATE trades SET taken_at = ?, due_at = ? WHERE id = ?', now, dueAt, trade.id);
  processDue(world);
  if (choice === 'twice') notifyAgain(world, { ...trade, taken_at: now });
}
