import { ApiError, type Order } from '@vip/api';
import type { Notice, PendingPurchase, ResumeAction, Unfinished } from '../contract.ts';
import { type OrderEnd, orderEnd, withToken } from '../order/order.ts';
import { isUnanswered } from './stored-purchases.ts';
import type {
  Came,
  Confirming,
  Effect,
  Gate,
  Goal,
  MachineState,
  NewOrder,
  Placed,
  Step,
  Tap,
} from './machine.ts';

export const stay = (state: MachineState): Step => ({ state, effects: [] });

/** The step with further effects before its own. */
export const before = (first: readonly Effect[], { state, effects }: Step): Step => ({
  state,
  effects: [...first, ...effects],
});

/** Back to the packages. `offered` is offered to be continued; storage keeps its own unless `effects` say otherwise. */
export const choose = (
  notice: Notice | null,
  offered: Unfinished | null,
  effects: readonly Effect[] = [],
): Step => ({
  state: { name: 'choosing', notice, offered },
  effects: [...effects, { do: 'release' }],
});

export const isPlaced = (purchase: PendingPurchase): purchase is Placed => purchase.order !== null;

/** An own purchase that is unpaid: the server reported it, or no wallet was opened for it. */
export const unpaid = (purchase: PendingPurchase): Unfinished => ({
  purchase,
  status: 'unpaid',
  isOwn: true,
});

/** An own purchase as it is offered. It is known to be unpaid only if it needs a wallet and none was opened. */
export const offer = (purchase: PendingPurchase, isPayable = true): Unfinished => {
  if (isUnanswered(purchase))
    return { purchase, status: 'unanswered', isOwn: true, until: payableUntil(purchase, isPayable) };
  return purchase.launchedAt === null && purchase.intent.price > 0
    ? unpaid(purchase)
    : { purchase, status: 'unknown', isOwn: true };
};

/** The purchase after the server has refused its request. */
export const withoutRequest = ({ payableUntil: _, ...purchase }: PendingPurchase): PendingPurchase =>
  purchase;

const payableUntil = ({ payableUntil: until = 0 }: PendingPurchase, isPayable: boolean): number | null =>
  isPayable ? until : null;

/** The notice of a request without an answer. */
export const unansweredNotice = (purchase: PendingPurchase, isPayable: boolean): Notice => ({
  kind: 'unanswered',
  key: purchase.key,
  until: payableUntil(purchase, isPayable),
});

/** Back to the packages during a purchase. Queries its order, unless no wallet was opened for it. */
export const back = (
  notice: Notice | null,
  purchase: PendingPurchase,
  effects: readonly Effect[] = [],
): Step => {
  const find: Effect[] =
    isPlaced(purchase) && purchase.launchedAt !== null
      ? [{ do: 'find', about: { purchase, isOwn: true } }]
      : [];
  return choose(notice, offer(purchase), [...effects, ...find]);
};

/** Why no order may be made and no wallet opened, or null. */
export function shut({ isFree, isBuyer, isPaidElsewhere }: Gate): Notice | null {
  if (isPaidElsewhere) return { kind: 'paid_elsewhere' };
  if (!isBuyer) return { kind: 'buyer_changed' };
  return isFree ? null : { kind: 'elsewhere' };
}

/** Leaves for the OpenID. The purchase is stored first, because another load of the page continues it. */
export const leave = (purchase: PendingPurchase, resumeAction: ResumeAction, isAgain = false): Step => ({
  state: { name: 'leaving', purchase, resumeAction },
  effects: [
    { do: 'save', pending: purchase },
    { do: 'identify', pending: purchase, resumeAction, isAgain },
  ],
});

/**
 * A tap on pay, once every stored order was queried. `asked` has the keys of those that were; `offered` stays offered
 * if no new order may be made.
 */
export function pursue(tap: Tap, asked: readonly string[] = [], offered: Unfinished | null = null): Step {
  const { goal } = tap;
  const why = shut(tap);
  if (why && tap.isBuyer && goal.resumeAction === 'payAgain') return back(why, goal.purchase);
  if (why) return choose(why, tap.isBuyer ? offered : null);
  // An order that is paid again is not queried: its pay instruction comes with its status.
  const answered = goal.resumeAction === 'payAgain' ? [...asked, goal.purchase.key] : asked;
  const about = tap.open.find(({ purchase }) => answered.indexOf(purchase.key) < 0);
  if (about) return { state: { name: 'checking', goal, about, asked }, effects: [{ do: 'find', about }] };
  return proceed(goal, tap.isIdentified);
}

/** The purchase is stored before the request, so that its key survives a lost answer and a killed page. */
function proceed(goal: Goal, isIdentified: boolean): Step {
  if (goal.resumeAction === 'create') return order(goal, isIdentified);
  const { purchase } = goal;
  if (!isIdentified) return leave(purchase, 'payAgain');
  return {
    state: { name: 'launching', purchase },
    effects: [
      { do: 'save', pending: purchase },
      { do: 'payAgain', pending: purchase },
    ],
  };
}

/** Makes the order of a tap, or continues the one that was made for it. */
function order(goal: NewOrder, isIdentified: boolean): Step {
  const { same, fresh, replaced, continues, payableUntil, unanswered } = goal;
  if (unanswered) {
    const { purchase, isOwn, isPayable } = unanswered;
    return choose(unansweredNotice(purchase, isPayable), isOwn ? offer(purchase, isPayable) : null);
  }
  const purchase = same ?? fresh;
  const drop = replaced.map((key) => ({ do: 'drop', key }) as const);
  if (!isIdentified) return before(drop, leave(purchase, 'create'));
  if (isPlaced(purchase) && continues === 'payAgain') {
    return {
      state: { name: 'creating', purchase },
      effects: [...drop, { do: 'save', pending: purchase }, { do: 'payAgain', pending: purchase }],
    };
  }
  // Stored for as long as its order may be payable.
  const sent = payableUntil === null ? purchase : { ...purchase, payableUntil, startedAt: fresh.startedAt };
  return {
    state: { name: 'creating', purchase: sent },
    effects: [...drop, { do: 'save', pending: sent }, { do: 'create', pending: sent }],
  };
}

/** A token is valid for its own order only. */
export const known = (order: Order, purchase: PendingPurchase): Order =>
  withToken(order, purchase.order?.id === order.id ? purchase.resultToken : null);

/** The order has ended. A paid or refunded one stays stored until its result was shown. */
export function end(name: OrderEnd, came: Order, purchase: PendingPurchase): Step {
  const order = known(came, purchase);
  const kept: Effect =
    name === 'closed'
      ? { do: 'forget', key: purchase.key }
      : { do: 'save', pending: { ...purchase, order, resultToken: order.resultToken } };
  const informTabs: Effect[] = name === 'paid' ? [{ do: 'markPaid', order, user: purchase.intent.user }] : [];
  return {
    state: { name, order, resultTemplate: purchase.resultTemplate },
    effects: [{ do: 'unwatch' }, kept, ...informTabs, { do: 'release' }],
  };
}

/** Whether a wallet was opened for another order of the same key, perhaps by another tab. */
export const isAnother = (came: Came): came is Came & { stored: Placed } =>
  !!came.stored?.order && came.stored.launchedAt !== null && came.stored.order.id !== came.order.id;

/** Opens the wallet if the order is what the page showed at the last tap on pay. */
export function launch(purchase: PendingPurchase, came: Came): Step {
  const malformed = { kind: 'error', error: new ApiError('malformed') } as const;
  if (isAnother(came)) {
    // The order of the open wallet can become paid. The next tap takes a new key.
    return back(malformed, came.stored, [{ do: 'save', pending: { ...came.stored, isKeyLost: true } }]);
  }
  const order = known(came.order, purchase);
  const placed: Placed = { ...purchase, order, resultToken: order.resultToken };
  const save = { do: 'save', pending: placed } as const;
  if (!came.isBuyer) return choose({ kind: 'buyer_changed' }, null, [save]);
  const ended = orderEnd(order);
  if (ended) return end(ended, order, purchase);
  // Without a key the order is found by its id alone.
  const keep = purchase.payableUntil === undefined ? [] : [save];
  for (const { purchase: other, isOwn } of came.open) {
    const name = isOwn && orderEnd(other.order);
    // Found out while the order was made. Its result is shown before another wallet opens.
    if (name) return before(keep, end(name, other.order, other));
  }
  const why = shut(came);
  if (why) return purchase.order ? back(why, purchase) : choose(why, null, keep);
  if (order.package.id !== purchase.intent.packageId) {
    // A key with an opened wallet stays: its order may be paid.
    return purchase.launchedAt === null
      ? choose(malformed, null, [{ do: 'drop', key: purchase.key }])
      : back(malformed, purchase);
  }
  const shown = purchase.intent.price;
  if (order.amount !== shown) {
    const { packageId } = purchase.intent;
    const repriced = { kind: 'repriced', packageId, shown, now: order.amount, order } as const;
    return choose(repriced, unpaid(placed), [save]);
  }
  if (!order.pay) {
    const closesAt = order.expiresAt ? Date.parse(order.expiresAt) : null;
    return choose(came.paysAgain ? malformed : { kind: 'unclosed', closesAt }, unpaid(placed), [save]);
  }
  const launched = { ...placed, launchedAt: came.now };
  return {
    state: { name: 'launching', purchase: launched },
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
  purchase: Placed,
  { isAsking, isAway = false, isNow = !isAway, lastCheckedAt = null, notice = null }: ConfirmOptions,
): Step => ({
  state: { name: 'confirming', purchase, isAway, isAsking, isChecking: isNow, lastCheckedAt, notice },
  effects: [{ do: 'watch', pending: purchase, isNow }],
});
