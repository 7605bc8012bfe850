import type { Order as PlacedOrder } from '@vip/api';
import { AmountFen, Consent, Order, PayType } from '@vip/api/schema';
import type { CheckoutStorage, PendingPurchase } from '../contract.ts';
import { orderEnd } from '../order/order.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A stored JSON object or list, or null for anything else: any script and older releases can write to storage. */
export function parseStored(text: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isObject(value) ? value : null;
  } catch {
    // Truncated or foreign text counts as not stored.
    return null;
  }
}

type Schema = typeof Consent | typeof AmountFen | typeof Order | typeof PayType;

/** Standard Schema: a schema validates by itself, so this package needs no schema library. */
function fits(schema: Schema, value: unknown): boolean {
  const result = schema['~standard'].validate(value);
  return !(result instanceof Promise) && !result.issues;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isTime = (value: unknown) => typeof value === 'number' && Number.isFinite(value);

const isDetail = (value: unknown): boolean =>
  value === undefined || (isObject(value) && Object.keys(value).every((name) => isText(value[name])));

const isIntent = (value: unknown): boolean =>
  isObject(value) &&
  [value.packageId, value.packageName, value.level, value.user].every(isText) &&
  fits(AmountFen, value.price) &&
  fits(PayType, value.payType) &&
  isDetail(value.detail) &&
  Array.isArray(value.consents) &&
  value.consents.every((consent) => fits(Consent, consent));

/** Whether a stored value is a pending purchase, including its order. Never throws. */
const isPending = (value: unknown): value is PendingPurchase =>
  isObject(value) &&
  [value.key, value.family, value.tab].every(isText) &&
  (value.reads === 'main' || value.reads === 'datacenter') &&
  isText(value.resultTemplate) &&
  // A path of this site, because the page navigates to it.
  /^\/(?![/\\])/.test(value.resultTemplate) &&
  isIntent(value.intent) &&
  (value.order === null || fits(Order, value.order)) &&
  (value.resultToken === null || isText(value.resultToken)) &&
  (value.launchedAt === null || isTime(value.launchedAt)) &&
  isTime(value.startedAt) &&
  (value.payableUntil === undefined || isTime(value.payableUntil)) &&
  [value.isDismissed, value.isKeyLost].every((flag) => flag === undefined || typeof flag === 'boolean');

/** Its wallet was opened, or it has ended without one (it was free) and its result was not shown. */
export const mayBePaid = (pending: PendingPurchase): pending is PendingPurchase & { order: PlacedOrder } =>
  pending.order !== null && (pending.launchedAt !== null || orderEnd(pending.order) !== null);

/** After a day the order is closed and its result token has expired. */
const KEPT_MS = 24 * 3600_000;

const keyOf = (scope: string) => `checkout.${scope}.purchases`;

/**
 * The purchases of a brand that are in progress, unfinished, or paid and not shown yet; newest first. Malformed ones and
 * those older than 24 h are left out. `now` in ms since 1970.
 */
export const readPendings = (
  storage: CheckoutStorage,
  scope: string,
  now: number = Date.now(),
): PendingPurchase[] => {
  const stored: unknown = parseStored(storage.get(keyOf(scope)));
  return (
    (Array.isArray(stored) ? stored : [])
      .filter(isPending)
      // abs: it must expire also after the clock was set back.
      .filter(({ startedAt }) => Math.abs(now - startedAt) <= KEPT_MS)
  );
};

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
  // Without pay instructions: they are used at once or requested again.
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

/** Keeps the order whose wallet another tab has opened in the meantime: it may be paid. */
function merge(pending: PendingPurchase, known: PendingPurchase | undefined): PendingPurchase {
  if (!known || pending.launchedAt !== null || known.launchedAt === null) return pending;
  const { order, resultToken, launchedAt } = known;
  return order?.id === pending.order?.id
    ? { ...pending, launchedAt }
    : { ...pending, order, resultToken, launchedAt };
}

/** Stores it as the newest and replaces the one with its key. */
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

/** Removes a purchase without an opened wallet. If another tab has opened its wallet in the meantime, it stays. */
export function dropPending(storage: CheckoutStorage, scope: string, key: string, now?: number): void {
  const known = find(storage, scope, key, now);
  if (known && !mayBePaid(known)) removePending(storage, scope, key, now);
}
