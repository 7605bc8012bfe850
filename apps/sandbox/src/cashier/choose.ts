import * as v from 'valibot';
import { SECOND } from '../clock.ts';
import type { Fault } from '../faults/fault.ts';
import { isPayable, requireOrder } from '../orders/order-row.ts';
import { notifyAgain, settle } from '../orders/settle.ts';
import type { TradeRow } from '../orders/trade.ts';
import type { World } from '../world.ts';

export const Choice = v.picklist(['pay', 'cancel', 'fail', 'early', 'stay', 'late', 'twice']);
export type Choice = v.InferOutput<typeof Choice>;

/** How much later than the return an early return is paid. */
const EARLY_MS = 3 * SECOND;

/** The default of the fault `notify_late`. */
const LATE_MS = 20 * SECOND;

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

/** How long after the payment the merchant hears of it, ms. `seconds` belongs to a late notice. */
function noticeMs(choice: Choice, seconds: number): number {
  if (choice === 'early') return EARLY_MS;
  return choice === 'late' ? seconds * SECOND : 0;
}

/**
 * Carries out what was chosen, where the trade can still be paid. `seconds` is how late a late notice comes. `fault`
 * gives the fault of a kind that is on for the payment: `notify_late` delays the notice of any choice, `notify_twice`
 * repeats a notice that comes at once.
 */
export function choose(
  world: World,
  trade: TradeRow,
  choice: Choice,
  seconds: number,
  fault: (kind: 'notify_late' | 'notify_twice') => Fault | undefined,
): void {
  if (choice === 'cancel' || choice === 'fail' || obstacle(world, trade) !== null) return;
  const late = fault('notify_late');
  const waitMs = late ? (late.delay_ms ?? LATE_MS) : noticeMs(choice, seconds);
  const isTwice = waitMs === 0 && (choice === 'twice' || fault('notify_twice') !== undefined);
  const now = world.clock.now();
  world.db.run('UPDATE trades SET taken_at = ?, due_at = ? WHERE id = ?', now, now + waitMs, trade.id);
  settle(world);
  if (isTwice) notifyAgain(world, { ...trade, taken_at: now });
}
