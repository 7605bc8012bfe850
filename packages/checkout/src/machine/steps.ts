import { ApiError, type Order } from '@vip/api';
import type { Notice, PendingPurchase, Unfinished } from '../contract.ts';
import type { ResumeAction } from '../identity/identity.ts';
import { type OrderEnd, orderEnd, withToken } from '../order/order.ts';
import type { Came, Confirming, Effect, Gate, Goal, MachineState, Placed, Step, Tap } from './machine.ts';

export const stay = (state: MachineState): Step => ({ state, effects: [] });

/** The step with effects before its own. */
export const before = (first: readonly Effect[], { state, effects }: Step): Step => ({
  state,
  effects: [...first, ...effects],
});

/** Back to the packages. `held` is offered to be continued; storage keeps its own unless `effects` say otherwise. */
export const choose = (
  notice: Notice | null,
  held: Unfinished | null,
  effects: readonly Effect[] = [],
): Step => ({
  state: { name: 'choosing', notice, held },
  effects: [...effects, { do: 'release' }],
});

export const isPlaced = (purchase: PendingPurchase): purchase is Placed => purchase.order !== null;

/** An own purchase that is unpaid: by the server's word, or because no wallet was opened for it. */
export const unpaid = (purchase: PendingPurchase): Unfinished => ({
  purchase,
  status: 'unpaid',
  isOwn: true,
});

/** An own purchase as it is offered: only the server knows whether it is paid, unless it needs a wallet and had none. */
export const offer = (purchase: PendingPurchase): Unfinished =>
  purchase.launchedAt === null && purchase.intent.price > 0
    ? unpaid(purchase)
    : { purchase, status: 'unknown', isOwn: true };

/** Back to the packages from a purchase under way. Asks what became of it, unless no wallet was opened for it. */
export const back = (notice: Notice | null, held: PendingPurchase, effects: readonly Effect[] = []): Step => {
  const find: Effect[] =
    isPlaced(held) && held.launchedAt !== null
      ? [{ do: 'find', about: { purchase: held, isOwn: true } }]
      : [];
  return choose(notice, offer(held), [...effects, ...find]);
};

/** Why no order may be made and no wallet opened, or null. */
export function shut({ isFree, isBuyer, isPaidElsewhere }: Gate): Notice | null {
  if (isPaidElsewhere) return { kind: 'paid_elsewhere' };
  if (!isBuyer) return { kind: 'buyer_changed' };
  return isFree ? null : { kind: 'elsewhere' };
}

/** Leaves for the OpenID. Stored before, because another load of the page continues it. */
export const leave = (held: PendingPurchase, resumeAction: ResumeAction, isAgain = false): Step => ({
  state: { name: 'leaving', held, resumeAction },
  effects: [
    { do: 'save', pending: held },
    { do: 'identify', pending: held, resumeAction, isAgain },
  ],
});

/**
 * A tap on pay, once every stored order was asked about. `asked` has the keys of those that were; `offered` stays offered
 * where the gate is shut to a new order.
 */
export function pursue(tap: Tap, asked: readonly string[] = [], offered: Unfinished | null = null): Step {
  const { goal } = tap;
  const why = shut(tap);
  if (why && tap.isBuyer && goal.resumeAction === 'payAgain') return back(why, goal.purchase);
  if (why) return choose(why, tap.isBuyer ? offered : null);
  // An order that is paid again is not asked about: its instruction comes with its status.
  const answered = goal.resumeAction === 'payAgain' ? [...asked, goal.purchase.key] : asked;
  const about = tap.open.find(({ purchase }) => answered.indexOf(purchase.key) < 0);
  if (about) return { state: { name: 'checking', goal, about, asked }, effects: [{ do: 'find', about }] };
  return proceed(goal, tap.isIdentified);
}

/** Stored before it is asked for, so that the key outlives a lost answer and a killed page. */
function proceed(goal: Goal, isIdentified: boolean): Step {
  const held = goal.resumeAction === 'create' ? (goal.same ?? goal.fresh) : goal.purchase;
  const replaced = goal.resumeAction === 'create' ? goal.replaced : [];
  const drop = replaced.map((key) => ({ do: 'drop', key }) as const);
  if (!isIdentified) return before(drop, leave(held, goal.resumeAction));
  const save = { do: 'save', pending: held } as const;
  if (goal.resumeAction === 'payAgain') {
    const { purchase } = goal;
    return {
      state: { name: 'launching', held: purchase },
      effects: [save, { do: 'payAgain', pending: purchase }],
    };
  }
  return { state: { name: 'creating', held }, effects: [...drop, save, { do: 'create', pending: held }] };
}

/** A token is valid for its own order only. */
export const known = (order: Order, held: PendingPurchase): Order =>
  withToken(order, held.order?.id === order.id ? held.resultToken : null);

/** The order has ended. A paid or refunded one stays stored until its result was shown. */
export function end(name: OrderEnd, came: Order, held: PendingPurchase): Step {
  const order = known(came, held);
  const kept: Effect =
    name === 'closed'
      ? { do: 'forget', key: held.key }
      : { do: 'save', pending: { ...held, order, resultToken: order.resultToken } };
  const mark: Effect[] = name === 'paid' ? [{ do: 'markPaid', order, user: held.intent.user }] : [];
  return {
    state: { name, order, resultTemplate: held.resultTemplate },
    effects: [{ do: 'unwatch' }, kept, ...mark, { do: 'release' }],
  };
}

/** Whether this is another order than the one whose wallet was opened, perhaps by another tab, under the same key. */
export const isAnother = (came: Came): came is Came & { stored: Placed } =>
  !!came.stored?.order && came.stored.launchedAt !== null && came.stored.order.id !== came.order.id;

/** From an order to its wallet, if the order is what was on the screen at the last tap on pay. */
export function launch(held: PendingPurchase, came: Came): Step {
  const malformed = { kind: 'error', error: new ApiError('malformed') } as const;
  if (isAnother(came)) {
    // The order of the open wallet may still be paid. The next tap takes a new key.
    return back(malformed, came.stored, [{ do: 'save', pending: { ...came.stored, isKeyLost: true } }]);
  }
  const order = known(came.order, held);
  const placed: Placed = { ...held, order, resultToken: order.resultToken };
  const save = { do: 'save', pending: placed } as const;
  if (!came.isBuyer) return choose({ kind: 'buyer_changed' }, null, [save]);
  const ended = orderEnd(order);
  if (ended) return end(ended, order, held);
  for (const { purchase, isOwn } of came.open) {
    const name = isOwn && orderEnd(purchase.order);
    // Learned while the order was made. Its result comes before another wallet.
    if (name) return end(name, purchase.order, purchase);
  }
  const why = shut(came);
  if (why) return held.order ? back(why, held) : choose(why, null);
  if (order.package.id !== held.intent.packageId) {
    // A key whose wallet was opened stays: its order may be paid.
    return held.launchedAt === null
      ? choose(malformed, null, [{ do: 'drop', key: held.key }])
      : back(malformed, held);
  }
  const shown = held.intent.price;
  if (order.amount !== shown) {
    const { packageId } = held.intent;
    const repriced = { kind: 'repriced', packageId, shown, now: order.amount, order } as const;
    return choose(repriced, unpaid(placed), [save]);
  }
  if (!order.pay) return choose(malformed, unpaid(placed), [save]);
  const launched = { ...placed, launchedAt: came.now };
  return {
    state: { name: 'launching', held: launched },
    effects: [
      { do: 'save', pending: launched },
      { do: 'launch', instruction: order.pay },
    ],
  };
}

interface ConfirmOptions extends Partial<Pick<Confirming, 'isAway' | 'lastCheckedAt' | 'notice'>> {
  isAsking: boolean;
  /** Asks without the first delay; by default unless the buyer has only just left. */
  isNow?: boolean;
}

/** Polls the server until the order has ended. */
export const confirm = (
  held: Placed,
  { isAsking, isAway = false, isNow = !isAway, lastCheckedAt = null, notice = null }: ConfirmOptions,
): Step => ({
  state: { name: 'confirming', held, isAway, isAsking, isChecking: isNow, lastCheckedAt, notice },
  effects: [{ do: 'watch', pending: held, isNow }],
});
