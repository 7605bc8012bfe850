import { ApiError, type Order } from '@vip/api';
import type { Intent, Notice, PendingPurchase } from '../contract.ts';
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

/** Stored before it is asked for, so that the key outlives a lost answer and a killed page. */
export const create = (held: PendingPurchase): Step => ({
  state: { name: 'creating', held },
  effects: [
    { do: 'save', pending: held },
    { do: 'create', pending: held },
  ],
});

export function pay({ intent, isFree, stored, freshKey, now }: Tap, offered: PendingPurchase | null): Step {
  if (!isFree) return choose({ kind: 'elsewhere' }, offered);
  if (stored && isSame(stored.intent, intent)) return create({ ...stored, intent });
  return create({
    key: freshKey,
    intent,
    order: null,
    resultToken: null,
    launchedAt: null,
    startedAt: now,
  });
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
