import type { Order, OrderStatus, PayInstruction, PayType } from '@vip/api/schema';
import { isoTime, isoTimeOrNull } from '../clock.ts';
import type { Backend } from '../catalogue/item.ts';
import type { World } from '../world.ts';

/** An order as it is stored. Times ms, amounts fen. */
export interface OrderRow {
  id: string;
  number: string;
  backend: Backend;
  /** What closes what: a new order of a buyer closes the unpaid one on the same shelf. */
  shelf: string;
  buyer: string;
  idempotency_key: string;
  /** What the request asked for; `package_id` differs from it by the fault `other_package`. */
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

/** For an order that must be there: throws `TypeError` when it is not. */
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
