import type { PendingPurchase, CheckoutStorage } from '../contract.ts';
import { isPending } from './is-pending.ts';
import { mayBePaid } from './may-be-paid.ts';
import { parseStoredList } from './stored-json.ts';

/** After a day the order is closed and its result token has expired. */
const KEPT_MS = 24 * 3600_000;

const keyOf = (scope: string) => `checkout.${scope}.purchases`;

/**
 * The purchases of a brand that are under way, were left, or are paid and not shown yet; the newest first. What is
 * malformed or older than 24 h is left out. `now` in ms since 1970.
 */
export const readPendings = (
  storage: CheckoutStorage,
  scope: string,
  now: number = Date.now(),
): PendingPurchase[] =>
  parseStoredList(storage.get(keyOf(scope)))
    .filter(isPending)
    // Both ways: a clock that was set back must not keep it for ever.
    .filter(({ startedAt }) => Math.abs(now - startedAt) <= KEPT_MS);

/** The pending purchase of this order, or null where storage has none. */
export const findPendingOrder = (
  storage: CheckoutStorage,
  scope: string,
  orderId: string,
  now?: number,
): PendingPurchase | null =>
  readPendings(storage, scope, now).find(({ order }) => order?.id === orderId) ?? null;

function write(storage: CheckoutStorage, scope: string, pendings: readonly PendingPurchase[]): void {
  if (pendings.length === 0) return storage.remove(keyOf(scope));
  // Pay instructions are used at once or asked for again.
  const texts = pendings.map((pending) => ({
    ...pending,
    order: pending.order && { ...pending.order, pay: null },
  }));
  storage.set(keyOf(scope), JSON.stringify(texts));
}

const others = (storage: CheckoutStorage, scope: string, key: string, now?: number) =>
  readPendings(storage, scope, now).filter((pending) => pending.key !== key);

const find = (storage: CheckoutStorage, scope: string, key: string, now?: number) =>
  readPendings(storage, scope, now).find((pending) => pending.key === key);

/** What another tab has launched meanwhile stays: it may be paid. */
function merge(pending: PendingPurchase, known: PendingPurchase | undefined): PendingPurchase {
  if (!known || pending.launchedAt !== null || known.launchedAt === null) return pending;
  const { order, resultToken, launchedAt } = known;
  return order?.id === pending.order?.id
    ? { ...pending, launchedAt }
    : { ...pending, order, resultToken, launchedAt };
}

/** Stores it as the newest, in the place of the one with its key. */
export const writePending = (
  storage: CheckoutStorage,
  scope: string,
  pending: PendingPurchase,
  now?: number,
): void =>
  write(storage, scope, [
    merge(pending, find(storage, scope, pending.key, now)),
    ...others(storage, scope, pending.key, now),
  ]);

export const removePending = (storage: CheckoutStorage, scope: string, key: string, now?: number): void =>
  write(storage, scope, others(storage, scope, key, now));

/** Removes a purchase for which no wallet was opened; one that another tab has launched meanwhile stays. */
export function dropPending(storage: CheckoutStorage, scope: string, key: string, now?: number): void {
  const known = find(storage, scope, key, now);
  if (known && !mayBePaid(known)) removePending(storage, scope, key, now);
}
