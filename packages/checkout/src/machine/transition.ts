import { ApiError, type ApiErrorCode, type Order } from '@vip/api';
import type { Notice, Unfinished } from '../contract.ts';
import { isCodeRefused } from '../identity/identity.ts';
import type { WalletOutcome } from '../order/open-wallet.ts';
import { orderEnd, type OrderEnd } from '../order/order.ts';
import { isSame } from './stored-purchases.ts';
import type {
  CheckoutEvent,
  Confirming,
  Effect,
  Found,
  Goal,
  MachineState,
  Open,
  Placed,
  Step,
} from './machine.ts';
import {
  back,
  before,
  choose,
  confirm,
  end,
  isAnother,
  isPlaced,
  known,
  launch,
  leave,
  offer,
  pursue,
  stay,
} from './steps.ts';

/** The server refused the request itself, so nothing was made under its key. */
const REFUSALS: readonly ApiErrorCode[] = ['conflict', 'invalid', 'not_found'];

/**
 * The purchase as a table: the step for each state and event. Pure. An event that a state does not know returns the same
 * state object.
 */
export function transition(state: MachineState, event: CheckoutEvent): Step {
  switch (state.name) {
    case 'choosing':
      return choosing(state, event);
    case 'checking':
      return event.type === 'found' ? checking(state, event) : stay(state);
    case 'leaving':
      return underWay(state, event, leaving);
    case 'creating':
      return underWay(state, event, creating);
    case 'launching':
      return underWay(state, event, launching);
    case 'confirming':
    case 'unknown':
      return underWay(state, event, waiting);
    case 'closed':
      if (event.type === 'pay') return pursue(event);
      return event.type === 'leave' ? choose(null, null) : stay(state);
    case 'refunded':
      return event.type === 'leave' ? choose(null, null) : stay(state);
    case 'paid':
      return stay(state);
    case 'reading':
      return reading(state, event);
    case 'unread':
      return event.type === 'retry'
        ? { state: { name: 'reading', isRefused: state.isRefused }, effects: [{ do: 'read' }] }
        : stay(state);
  }
}

/** A result page asks about its order at once: whoever sees it may just have paid. */
function reading(state: At<'reading'>, event: CheckoutEvent): Step {
  switch (event.type) {
    case 'read': {
      const { held, now, tap } = event;
      const ended = orderEnd(held.order);
      if (ended) return end(ended, held.order, held);
      if (!tap) return confirm(held, { isAsking: true, isNow: false, lastCheckedAt: now });
      // No second redirect: it could repeat for ever.
      return tap.isIdentified ? pursue(tap) : back({ kind: 'unidentified' }, held);
    }
    case 'unread':
      return { state: { name: 'unread', ...failureOf(event, state.isRefused) }, effects: [] };
    default:
      return stay(state);
  }
}

/**
 * A refused result token may be a fault of the moment, so the first refusal offers a retry; after the second there is no
 * such order for whoever holds this token.
 */
function failureOf(
  { error, hasToken }: Extract<CheckoutEvent, { type: 'unread' }>,
  isRefused: boolean,
): { error: ApiError | null; isRefused: boolean } {
  if (error.code === 'not_found') return { error: null, isRefused };
  if (error.code !== 'unauthorized' || !hasToken) return { error, isRefused };
  if (isRefused) return { error: null, isRefused };
  // 401 would ask for a login, which does not help here.
  return { error: new ApiError('server', { ...error.details, cause: error }), isRefused: true };
}

/** An end that an older question brings is kept in each of these states. */
const underWay = <State extends MachineState>(
  state: State,
  event: CheckoutEvent,
  take: (state: State, event: CheckoutEvent) => Step,
): Step => (event.type === 'found' ? keepEnd(state, event) : take(state, event));

type Offered = Unfinished & { purchase: Placed };

type At<Name extends MachineState['name']> = Extract<MachineState, { name: Name }>;

function choosing(state: At<'choosing'>, event: CheckoutEvent): Step {
  const { held, notice } = state;
  switch (event.type) {
    case 'pay':
      return pursue(event, [], held);
    case 'resume':
      return held && isPlaced(held.purchase) ? resume(held.purchase, held.isOwn, event.tab) : stay(state);
    case 'acceptPrice': {
      const order = notice?.kind === 'repriced' && notice.order;
      if (!held || !order) return stay(state);
      const intent = { ...held.purchase.intent, price: order.amount };
      const purchase = { ...held.purchase, order, intent };
      return pursue({ ...event, goal: { resumeAction: 'payAgain', purchase } });
    }
    case 'returned': {
      // What was launched is asked about, and offered then.
      const offered = event.isBuyer && event.pending.launchedAt === null ? offer(event.pending) : null;
      // No second redirect: it could repeat for ever.
      return event.isIdentified ? pursue(event, [], offered) : choose({ kind: 'unidentified' }, offered);
    }
    case 'found':
      return found(state, event);
    case 'left':
      return held ? stay(state) : stay({ ...state, held: offer(event.purchase) });
    case 'paidElsewhere':
      return choose({ kind: 'paid_elsewhere' }, held);
    case 'userChanged':
      return held ? stay({ ...state, notice: apart(notice), held: null }) : stay(state);
    case 'dismissPending':
      return held ? dismiss(held, notice) : stay(state);
    case 'dismissNotice':
      return notice ? choose(null, held) : stay(state);
    default:
      return stay(state);
  }
}

/** The notice without what is offered: some speak of it. */
const apart = (notice: Notice | null): Notice | null =>
  notice?.kind === 'repriced' || notice?.kind === 'unfinished' ? null : notice;

/** Asks about what is offered. The buyer who continues an anonymous purchase makes it one of this tab. */
function resume(purchase: Placed, isOwn: boolean, tab: string): Step {
  const claimed = { ...purchase, tab };
  const step = confirm(claimed, { isAsking: true });
  return isOwn ? step : before([{ do: 'save', pending: claimed }], step);
}

/**
 * An own purchase whose wallet was opened is only not offered any more: it may be paid, so that it is still asked about
 * before anything new is ordered.
 */
function dismiss({ purchase, isOwn }: Unfinished, notice: Notice | null): Step {
  const { key, launchedAt } = purchase;
  const without = (effect: Effect) => choose(apart(notice), null, [effect]);
  if (!isOwn) return without({ do: 'forget', key });
  if (launchedAt === null) return without({ do: 'drop', key });
  return without({ do: 'save', pending: { ...purchase, isDismissed: true } });
}

const isGone = (order: Order | null): order is null => order === null || orderEnd(order) === 'closed';

/** A stored purchase after the server's answer. An end that another tab has stored is newer than an open order. */
function updated({ purchase, isOwn }: Open, order: Order): { ended: OrderEnd | null; held: Offered } {
  const latest = orderEnd(order) === null && orderEnd(purchase.order) !== null ? purchase.order : order;
  const ended = orderEnd(latest);
  const status = ended ? 'paid' : 'unpaid';
  return { ended, held: { purchase: { ...purchase, order: known(latest, purchase) }, status, isOwn } };
}

/** An own purchase that is paid or refunded, by the answer to whichever question: an end is final. */
function endOf(event: Found): { name: OrderEnd; purchase: Placed } | null {
  const { about } = event;
  if (!about?.isOwn || 'error' in event || isGone(event.order)) return null;
  const { ended, held } = updated(about, event.order);
  return ended && { name: ended, purchase: held.purchase };
}

/** Stored for `launch`, which opens no wallet while another purchase is paid. */
function keepEnd(state: MachineState, event: Found): Step {
  const ended = endOf(event);
  return ended ? { state, effects: [{ do: 'save', pending: ended.purchase }] } : stay(state);
}

/** The answer about a stored order while the buyer is choosing: a paid one leads to its result. */
function found(state: At<'choosing'>, event: Found): Step {
  const { about } = event;
  const isHeld = state.held?.purchase.key === event.asked.purchase.key;
  // Its result was shown in another tab, or another user is here.
  if (!about) return isHeld ? stay({ ...state, notice: apart(state.notice), held: null }) : stay(state);
  const { purchase, isOwn } = about;
  const isOffered = isHeld || !(state.held?.purchase.order || purchase.isDismissed);
  if ('error' in event) {
    const isKnown = isHeld && state.held?.status === 'paid';
    return isOffered && !isKnown
      ? stay({ ...state, held: { purchase, status: 'unknown', isOwn } })
      : stay(state);
  }
  if (isGone(event.order)) {
    const forget = { do: 'forget', key: purchase.key } as const;
    if (!isHeld) return { state, effects: [forget] };
    const { notice } = state;
    const remaining: Notice | null = notice?.kind === 'repriced' ? { kind: 'expired' } : apart(notice);
    return { state: { ...state, notice: remaining, held: null }, effects: [forget] };
  }
  const { ended, held } = updated(about, event.order);
  if (ended && isOwn) return end(ended, held.purchase.order, purchase);
  return isOffered ? stay({ ...state, held }) : stay(state);
}

/** The same between a tap and its order: anything that may be paid or is paid comes before a new order. */
function checking(state: At<'checking'>, event: Found): Step {
  const { tap, about } = event;
  if (event.asked !== state.about || !tap) {
    const other = endOf(event);
    // Of an answer to a question from before the tap only an end is certain.
    return other ? end(other.name, other.purchase.order, other.purchase) : stay(state);
  }
  const { key } = event.asked.purchase;
  const asked = [...state.asked, key];
  if (!about) return pursue(tap, asked);
  const { purchase, isOwn } = about;
  if ('error' in event) {
    return choose({ kind: 'error', error: event.error }, { purchase, status: 'unknown', isOwn });
  }
  if (isGone(event.order)) {
    const goal = renewed(tap.goal, key, null);
    return before([{ do: 'forget', key }], pursue({ ...tap, goal }, asked));
  }
  const { ended, held } = updated(about, event.order);
  if (ended && isOwn) return end(ended, held.purchase.order, purchase);
  if (!isOwn) return choose({ kind: 'unfinished' }, held);
  const goal = renewed(tap.goal, key, held.purchase);
  return before([{ do: 'save', pending: held.purchase }], pursue({ ...tap, goal }, asked));
}

/** The goal after the server's word on a stored purchase: an order that differs from the tap by now is not continued. */
function renewed(goal: Goal, key: string, now: Placed | null): Goal {
  if (goal.resumeAction === 'payAgain' || goal.same?.key !== key) return goal;
  const isKept = now !== null && isSame(now, goal.intent);
  return { ...goal, same: isKept ? { ...goal.same, order: now.order } : null };
}

function leaving(state: At<'leaving'>, event: CheckoutEvent): Step {
  const isHere = event.type === 'visible' || event.type === 'stayed';
  return isHere ? back({ kind: 'unidentified' }, state.held) : stay(state);
}

function creating(state: At<'creating'>, event: CheckoutEvent): Step {
  const { held } = state;
  switch (event.type) {
    case 'came':
      if (orderEnd(event.order) === 'closed' && !isAnother(event)) {
        return choose({ kind: 'expired' }, null, [{ do: 'forget', key: held.key }]);
      }
      return launch(held, event);
    case 'refused': {
      const { error } = event;
      if (event.needsCode) return leave(held, 'create', true);
      const { packageId, price } = held.intent;
      const isRepriced = error.details.serverCode === 'price_changed';
      const notice: Notice = isRepriced
        ? { kind: 'repriced', packageId, shown: price, now: null, order: null }
        : { kind: 'error', error };
      // With a known order the key stays: the purchase is offered, and the server is queried about it.
      if (held.order) return back(notice, held);
      // Who pays is not what the key is for: the next tap brings another code to the same order.
      const isRefusal = REFUSALS.indexOf(error.code) >= 0 && !isCodeRefused(error);
      return choose(notice, null, isRefusal ? [{ do: 'drop', key: held.key }] : []);
    }
    default:
      return stay(state);
  }
}

function launching(state: At<'launching'>, event: CheckoutEvent): Step {
  const { held } = state;
  switch (event.type) {
    case 'came':
      return launch(held, event);
    case 'refused':
      if (event.needsCode) return leave(held, 'payAgain', true);
      // The order moved on meanwhile, perhaps to paid: ask instead of complaining.
      if (event.error.code === 'conflict') return confirm(held, { isAsking: true });
      return back({ kind: 'error', error: event.error }, held);
    case 'launched':
      return launched(held, event.outcome);
    default:
      return stay(state);
  }
}

/** A wallet's result proves nothing: the server is queried in every case. */
function launched(held: Placed, outcome: WalletOutcome): Step {
  switch (outcome) {
    case 'left':
      return confirm(held, { isAway: true, isAsking: false });
    case 'returned':
      return confirm(held, { isAsking: true });
    case 'done':
      return confirm(held, { isAsking: false });
    case 'cancelled':
    case 'failed':
      return back({ kind: outcome }, held);
  }
}

function waiting(state: Confirming, event: CheckoutEvent): Step {
  const { held } = state;
  switch (event.type) {
    case 'visible':
      return stay(state.isAway ? { ...state, isAway: false, isAsking: true } : state);
    case 'asked':
      return stay(state.isChecking ? state : { ...state, isChecking: true });
    case 'silence':
      return stay({ ...state, isChecking: false });
    case 'answered': {
      const ended = orderEnd(event.order);
      if (ended) return end(ended, event.order, held);
      const order = known(event.order, held);
      return stay({ ...state, held: { ...held, order }, isChecking: false, lastCheckedAt: event.now });
    }
    case 'long':
      // Only the server is asked from here on, so other tabs may go ahead.
      return { state: { ...state, name: 'unknown' }, effects: [{ do: 'release' }] };
    case 'confirm':
      return { state: { ...state, isChecking: true, notice: null }, effects: [{ do: 'ask' }] };
    case 'dismissNotice':
      return stay({ ...state, isAsking: false, notice: null });
    case 'payAgain': {
      const tap = { ...event, goal: { resumeAction: 'payAgain', purchase: held } } as const;
      return before([{ do: 'unwatch' }], pursue(tap));
    }
    case 'leave':
      return back(null, held, [{ do: 'unwatch' }]);
    default:
      return stay(state);
  }
}
