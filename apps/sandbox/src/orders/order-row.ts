import type { Order, OrderStatus, PayInstruction, PayType } from '@vip/api/schema';
import { DAY, isoTime, isoTimeOrNull } from '../clock.ts';
import type { Backend } from '../catalogue/item.ts';
import type { World } from '../world.ts';
import { resultToken } from '../random.ts';

/** An order as it is stored. Times ms, amounts fen. */
export interface OrderRow {
  id: string;
  number: string;
  backend: Backend;
  /** A new order of a buyer closes the unpaid one of the same group. */
  sale_group: string;
  buyer: string;
  idempotency_key: string;
  /** The requested package; `package_id` differs from it with the fault `other_package`. */
  asked_package_id: string;
  package_id: string;
  package_name: string;
  level: string;
  days: number | null;
  /** The `price` of the request. */
  shown_price: number;
  amount: number;
  credit: number;
  status: OrderStatus;
  pay_type: PayType;
  client: string;
  um: string;
  return_url: string;
  consents: string;
  address: string | null;
  fid: string | null;
  /** The payer's openid of the last WeChat code; null without one. */
  openid: string | null;
  created_at: number;
  expires_at: number;
  paid_at: number | null;
  member_until: number | null;
}

export const orderById = (world: World, id: string): OrderRow | undefined =>
  world.db.get<OrderRow>('SELECT * FROM orders WHERE id = ?', id);

/** An order that must exist. Throws `TypeError` otherwise. */
export function requireOrder(world: World, id: string): OrderRow {
  const order = orderById(world, id);
  if (!order) throw new TypeError(`there is no order ${id}`);
  return order;
}

export const isPayable = (order: OrderRow): boolean =>
  order.status === 'created' || order.status === 'paying';

/** As the backends send it. */
export const presentOrder = (
  order: OrderRow,
  more: { resultToken: string | null; pay: PayInstruction | null },
): Order => ({
  id: order.id,
  number: order.number,
  status: order.status,
  package: { id: order.package_id, name: order.package_name, level: order.level },
  amount: order.amount,
  payType: order.pay_type,
  createdAt: isoTime(order.created_at),
  expiresAt: isoTime(order.expires_at),
  paidAt: isoTimeOrNull(order.paid_at),
  memberUntil: isoTimeOrNull(order.member_until),
  um: order.um,
  resultToken: more.resultToken,
  pay: isPayable(order) ? more.pay : null,
});

/** The order's valid result token, or a new one for 24 h. */
export function resultTokenOf(world: World, orderId: string): string {
  const now = world.clock.now();
  const known = world.db.get<{ token: string }>(
    'SELECT token FROM result_tokens WHERE order_id = ? AND expires_at > ? ORDER BY expires_at DESC LIMIT 1',
    orderId,
    now,
  );
  if (known) return known.token;
  const token = resultToken();
  world.db.insert('result_tokens', { token, order_id: orderId, expires_at: now + DAY });
  return token;
}

/** Whether the token is a valid one of this order. */
export const isResultTokenOf = (world: World, token: string, orderId: string): boolean =>
  world.db.get(
    'SELECT 1 FROM result_tokens WHERE token = ? AND order_id = ? AND expires_at > ?',
    token,
    orderId,
    world.clock.now(),
  ) !== undefined;
