import { ApiError, type Order } from '@vip/api';
import type { Intent, Notice, PendingPurchase } from '../contract.ts';
import type { Errand } from '../identity/contract.ts';
import { orderEnd, type OrderEnd } from '../order/order-end.ts';
import { withToken } from '../order/with-token.ts';
import type { Came, Confirming, Effect, MachineState, Placed, Step, Tap } from './machine.ts';

export const stay = (state: MachineState): Step => ({ state, effects: [] });

/** Back to the packages. `held` is offered to be continued; storage keeps its own unless `effects` say otherwise. */
export const choose = (
  notice: Notice | null,
  held: PendingPurchase | null,
  effects: readonly Effect[] = [],
): Step => ({
  state: { name: 'choosing', notice, held },
  effects: [...effects, { do: 'release' }],
});

const isSameDetail = (a: NonNullable<Intent['detail']>, b: NonNullable<Intent['detail']>) =>
  Object.keys({ ...a, ...b }).every((name) => a[name] === b[name]);

/** The same buyer, package, price and detail: the same order. */
const isSame = (a: Intent, b: Intent) =>
  a.user === b.user &&
  a.packageId === b.packageId &&
  a.price === b.price &&
  isSameDetail(a.detail ?? {}, b.detail ?? {});

/** Leaves to learn who pays. Stored before, because another load of the page goes on with it. */
export const leave = (held: PendingPurchase, errand: Errand, isAgain = false): Step => ({
  state: { name: 'leaving', held, errand },
  effects: [
    { do: 'save', pending: held },
    { do: 'identify', pending: held, errand, isAgain },
  ],
});

/** Stored before it is asked for, so that the key outlives a lost answer and a killed page. */
export const create = (held: PendingPurchase, isIdentified: boolean): Step =>
  isIdentified
    ? {
        state: { name: 'creating', held },
        effects: [
          { do: 'save', pending: held },
          { do: 'create', pending: held },
        ],
      }
    : leave(held, 'create');

/** A fresh instruction for the same order. */
export const payAgain = (held: Placed, isIdentified: boolean): Step =>
  isIdentified
    ? { state: { name: 'launching', held }, effects: [{ do: 'payAgain', pending: held }] }
    : leave(held, 'payAgain');

export function pay(tap: Tap, offered: PendingPurchase | null): Step {
  const { intent, isFree, isIdentified, stored, freshKey, now } = tap;
  if (!isFree) return choose({ kind: 'elsewhere' }, offered);
  const held: PendingPurchase =
    stored && isSame(stored.intent, intent)
      ? { ...stored, intent }
      : { key: freshKey, intent, order: null, resultToken: null, launchedAt: null, startedAt: now };
  return create(held, isIdentified);
}

/** A token is good for its own order alone. */
export const known = (order: Order, held: PendingPurchase): Order =>
  withToken(order, held.order?.id === order.id ? held.resultToken : null);

/** The server named the end: nothing is pending any more. */
export const end = (name: OrderEnd, order: Order, held: PendingPurchase): Step => ({
  state: { name, order: known(order, held) },
  effects: [{ do: 'unwatch' }, { do: 'forget', key: held.key }, { do: 'release' }],
});

/** From an order to its wallet. */
export function launch(held: PendingPurchase, { order: came, isFree, now }: Came): Step {
  const order = known(came, held);
  const ended = orderEnd(order);
  if (ended) return end(ended, order, held);
  if (!isFree) return choose({ kind: 'elsewhere' }, held.order && held);
  const placed: Placed = { ...held, order, resultToken: order.resultToken };
  if (!order.pay) {
    return choose({ kind: 'error', error: new ApiError('malformed') }, placed, [
      { do: 'save', pending: placed },
    ]);
  }
  const launched = { ...placed, launchedAt: now };
  return {
    state: { name: 'launching', held: launched },
    effects: [
      { do: 'save', pending: launched },
      { do: 'launch', instruction: order.pay },
    ],
  };
}

/** Asks the server until it names an end: at once, unless the buyer has only just left. */
export const confirm = (held: Placed, how: Pick<Confirming, 'isAway' | 'isAsking'>): Step => ({
  state: { name: 'confirming', held, ...how, isChecking: !how.isAway, lastCheckedAt: null },
  effects: [{ do: 'watch', pending: held, isNow: !how.isAway }],
});
