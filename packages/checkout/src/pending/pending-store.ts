import type { PendingPurchase, PurchaseStorage } from '../contract.ts';
import { orderEnd } from '../order/order-end.ts';
import { isPending } from './is-pending.ts';
import { parseStored } from './stored-json.ts';

/** After a day the order is long closed and its result token is dead. */
const KEPT_MS = 24 * 3600_000;

const keyOf = (scope: string) => `checkout.${scope}.pending`;

/**
 * The purchase that is under way or was left, or null. One that is malformed, older than 24 h or has ended is removed.
 * `now` in ms since 1970.
 */
export function readPending(
  storage: PurchaseStorage,
  scope: string,
  now: number = Date.now(),
): PendingPurchase | null {
  const value = parseStored(storage.get(keyOf(scope)));
  if (
    isPending(value) &&
    // Both ways: a clock that was set back must not keep it for ever.
    Math.abs(now - value.startedAt) <= KEPT_MS &&
    !(value.order && orderEnd(value.order))
  ) {
    return value;
  }
  storage.remove(keyOf(scope));
  return null;
}

/** The pending purchase of this order, or null when storage has none or another one. */
export function findPendingOrder(
  storage: PurchaseStorage,
  scope: string,
  orderId: string,
  now?: number,
): PendingPurchase | null {
  const pending = readPending(storage, scope, now);
  return pending?.order?.id === orderId ? pending : null;
}

/** Stores it without the pay instruction: that one is used at once or asked for afresh. */
export function writePending(storage: PurchaseStorage, scope: string, pending: PendingPurchase): void {
  const order = pending.order && { ...pending.order, pay: null };
  storage.set(keyOf(scope), JSON.stringify({ ...pending, order }));
}

/** Removes it unless storage has another one by now, which is another tab's. */
export function removePending(storage: PurchaseStorage, scope: string, key: string, now?: number): void {
  if (readPending(storage, scope, now)?.key === key) storage.remove(keyOf(scope));
}
