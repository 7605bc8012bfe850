import type { PayInstruction, PayType } from '@vip/api/schema';
import { chinaTime, MINUTE } from '../clock.ts';
import { nonce } from '../random.ts';
import { type Addresses, fillReturn } from '../addresses.ts';
import type { World } from '../world.ts';
import { instructionFor } from './instruction.ts';
import { type OrderRow, resultTokenOf } from './order-row.ts';

/** How long a cashier accepts a trade: as long as WeChat's H5 address is good, and never longer than the order. */
const TRADE_MS = 5 * MINUTE;

/** One attempt to pay an order: a prepay id of WeChat or a trade number of Alipay. Times ms. */
export interface TradeRow {
  id: string;
  order_id: string;
  wallet: PayType;
  /** JSON of the instruction. */
  instruction: string;
  return_to: string;
  expires_at: number;
  /** When the buyer paid; null before. */
  taken_at: number | null;
  /** When the payment notice is due. */
  due_at: number | null;
  /** When the notice was processed: charged, and possibly refunded. */
  notified_at: number | null;
}

export const tradeById = (world: World, id: string): TradeRow | undefined =>
  world.db.get<TradeRow>('SELECT * FROM trades WHERE id = ?', id);

/**
 * Creates a trade with its instruction. `siteOrigin` is the base of a root-relative return address.
 * Throws `Refusal('invalid')` when the return address leads elsewhere.
 */
export function openTrade(
  world: World,
  order: OrderRow,
  addresses: Addresses,
  siteOrigin: string,
): PayInstruction {
  const now = world.clock.now();
  const returnTo = fillReturn(
    order.return_url,
    { token: resultTokenOf(world, order.id), id: order.id, um: order.um, level: order.level },
    siteOrigin,
    addresses,
  );
  const stamp = chinaTime(now).slice(0, 19).replace(/\D/g, '');
  const tradeId = order.pay_type === 'wechat' ? `wx${stamp}${nonce()}` : `${stamp}${nonce().slice(0, 14)}`;
  const instruction = instructionFor(order, { tradeId, returnTo, cashier: addresses.cashier, now });
  world.db.insert('trades', {
    id: tradeId,
    order_id: order.id,
    wallet: order.pay_type,
    instruction: JSON.stringify(instruction),
    return_to: returnTo,
    expires_at: Math.min(now + TRADE_MS, order.expires_at),
  });
  return instruction;
}

/** The latest instruction while a cashier accepts it; else null. */
export function latestInstruction(world: World, orderId: string): PayInstruction | null {
  const row = world.db.get<{ instruction: string }>(
    'SELECT instruction FROM trades WHERE order_id = ? AND expires_at > ? ORDER BY expires_at DESC, rowid DESC LIMIT 1',
    orderId,
    world.clock.now(),
  );
  // Written only by openTrade; the answer is checked against the contract before it is sent.
  return row ? (JSON.parse(row.instruction) as PayInstruction) : null;
}
