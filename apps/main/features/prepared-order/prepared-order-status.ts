import type { PreparedOption, PreparedOrder } from '@vip/api';

/** Why nothing of a prepared order can be bought any more; `open` where something can. */
export type PreparedOrderStatus = 'open' | 'expired' | 'ordered' | 'sold_out';

/**
 * How it stands at `now` (server time, ms): time may have run out since the server said `open`. `heldPid` is an option
 * that this phone has an unpaid order of: the piece is kept for it, though the stock may say none.
 */
export function preparedOrderStatus(
  order: PreparedOrder,
  now: number,
  heldPid: string | null = null,
): PreparedOrderStatus {
  if (order.status !== 'open') return order.status;
  if (Date.parse(order.expiresAt) <= now) return 'expired';
  return order.options.some((option) => canBuy(option, heldPid)) ? 'open' : 'sold_out';
}

export const canBuy = (option: PreparedOption, heldPid: string | null = null): boolean =>
  option.stock > 0 || option.pid === heldPid;

/** 剩 12 件; said only where it is good to know. */
export function stockText(option: PreparedOption, heldPid: string | null = null): string {
  if (option.pid === heldPid) return '已为你留着';
  return option.stock > 0 ? `剩 ${option.stock} 件` : '已售完';
}
