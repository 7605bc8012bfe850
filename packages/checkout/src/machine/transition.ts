import { ApiError, type ApiErrorCode, type Order } from '@vip/api';
import type { LaunchResult, Notice, Unfinished } from '../contract.ts';
import { isCodeRefused } from '../identity.ts';
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
  unansweredNotice,
  withoutRequest,
} from './steps.ts';

/** The server refused the request itself, so nothing was made under its key. */
const REFUSALS: readonly ApiErrorCode[] = ['conflict', 'invalid', 'not_found'];
/** The server answered that it did not carry out the request. After any other error an order may have been made. */
const NOT_DONE: readonly ApiErrorCode[] = [...REFUSALS, 'unauthorized', 'forbidden', 'rate_limited'];
export const isNotDone = ({ code }: ApiError): boolean => NOT_DONE.indexOf(code) >= 0;

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

/** A result page queries its order at once: the user may just have paid. */
function reading(state: At<'reading'>, event: CheckoutEvent): Step {
  switch (event.type) {
    case 'read': {
      const { purchase, now, tap } = event;
      const ended = orderEnd(purchase.order);
      if (ended) return end(ended, purchase.order, purchase);
      if (!tap) return confirm(purchase, { isAsking: true, isNow: false, lastCheckedAt: now });
      // No second redirect: it could repeat endlessly.
      return tap.isIdentified ? pursue(tap) : back({ kind: 'unidentified' }, purchase);
    }
    case 'unread':
      return { state: { name: 'unread', ...failureOf(event, state.isRefused) }, effects: [] };
    default:
      return stay(state);
  }
}

/**
 * A refused result token may be a temporary fault, so the first refusal offers a retry. After the second one the order
 * counts as missing.
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

/** Each of these states stores an end that an earlier query returns. */
const underWay = <State extends MachineState>(
  state: State,
  event: CheckoutEvent,
  take: (state: State, event: CheckoutEvent) => Step,
): Step => (event.type === 'found' ? keepEnd(state, event) : take(state, event));

type Offered = Unfinished & { purchase: Placed };

type At<Name extends MachineState['name']> = Extract<MachineState, { name: Name }>;

function choosing(state: At<'choosing'>, event: CheckoutEvent): Step {
  const { offered, notice } = state;
  switch (event.type) {
    case 'pay': {
      const { goal } = event;
      const unanswered = goal.resumeAction === 'create' ? goal.unanswered : null;
      const isConfirmed = notice?.kind === 'unanswered' && notice.until === null;
      // The buyer was informed that an earlier order may exist, and that it can be paid no longer.
      if (unanswered && !unanswered.isPayable && isConfirmed && notice.key === unanswered.purchase.key) {
        const { key } = unanswered.purchase;
        const goalAgain = { ...goal, same: null, unanswered: null };
        return before([{ do: 'drop', key }], pursue({ ...event, goal: goalAgain }, [], null));
      }
      return pursue(event, [], offered);
    }
    case 'resume':
      return offered && isPlaced(offered.purchase)
        ? resume(offered.purchase, offered.isOwn, event.tab)
        : stay(state);
    case 'acceptPrice': {
      const order = notice?.kind === 'repriced' && notice.order;
      if (!offered || !order) return stay(state);
      const intent = { ...offered.purchase.intent, price: order.amount };
      const purchase = { ...offered.purchase, order, intent };
      return pursue({ ...event, goal: { resumeAction: 'payAgain', purchase } });
    }
    case 'returned': {
      // A launched purchase is queried first, and offered then.
      const continued = event.isBuyer && event.pending.launchedAt === null ? offer(event.pending) : null;
      // No second redirect: it could repeat endlessly.
      return event.isIdentified ? pursue(event, [], continued) : choose({ kind: 'unidentified' }, continued);
    }
    case 'found':
      return found(state, event);
    case 'left':
      return left(state, event);
    case 'paidElsewhere':
      return choose({ kind: 'paid_elsewhere' }, offered);
    case 'userChanged':
      return offered ? stay({ ...state, notice: apart(notice), offered: null }) : stay(state);
    case 'dismissPending':
      return offered ? dismiss(offered, notice) : stay(state);
    case 'dismissNotice':
      return notice ? choose(null, offered) : stay(state);
    default:
      return stay(state);
  }
}

/** Offers it, or what has become of it: its order was answered late, or can be paid no longer. */
function left(
  state: At<'choosing'>,
  { purchase, isPayable }: Extract<CheckoutEvent, { type: 'left' }>,
): Step {
  const { offered } = state;
  const isNews =
    !offered ||
    (offered.status === 'unanswered' &&
      offered.purchase.key === purchase.key &&
      (purchase.order !== null || (offered.until !== null && !isPayable)));
  return stay(isNews ? { ...state, offered: offer(purchase, isPayable) } : state);
}

const OF_OFFER: readonly Notice['kind'][] = ['repriced', 'unfinished', 'unanswered', 'unclosed'];

/** The notice once nothing is offered: some notices refer to the offer. */
const apart = (notice: Notice | null): Notice | null =>
  notice && OF_OFFER.indexOf(notice.kind) >= 0 ? null : notice;

/** Queries the offered purchase. Continuing an anonymous purchase assigns it to this tab. */
function resume(purchase: Placed, isOwn: boolean, tab: string): Step {
  const claimed = { ...purchase, tab };
  const step = confirm(claimed, { isAsking: true });
  return isOwn ? step : before([{ do: 'save', pending: claimed }], step);
}

/**
 * An own purchase whose wallet was opened is only hidden. It may be paid, so it is still queried before anything new is
 * ordered. So is a request without a key that was not answered: it still prevents a second order.
 */
function dismiss({ purchase, isOwn }: Unfinished, notice: Notice | null): Step {
  const { key, launchedAt, payableUntil } = purchase;
  const without = (effect: Effect) => choose(apart(notice), null, [effect]);
  if (!isOwn) return without({ do: 'forget', key });
  if (launchedAt === null && payableUntil === undefined) return without({ do: 'drop', key });
  return without({ do: 'save', pending: { ...purchase, isDismissed: true } });
}

const isGone = (order: Order | null): order is null => order === null || orderEnd(order) === 'closed';

/** A stored purchase after the server's answer. An end that another tab has stored is newer than an open order. */
function updated({ purchase, isOwn }: Open, order: Order): { ended: OrderEnd | null; offered: Offered } {
  const latest = orderEnd(order) === null && orderEnd(purchase.order) !== null ? purchase.order : order;
  const ended = orderEnd(latest);
  const status = ended ? 'paid' : 'unpaid';
  return { ended, offered: { purchase: { ...purchase, order: known(latest, purchase) }, status, isOwn } };
}

/** An own purchase that is paid or refunded, by the answer to whichever question: an end is final. */
function endOf(event: Found): { name: OrderEnd; purchase: Placed } | null {
  const { about } = event;
  if (!about?.isOwn || 'error' in event || isGone(event.order)) return null;
  const { ended, offered } = updated(about, event.order);
  return ended && { name: ended, purchase: offered.purchase };
}

/** Stored for `launch`, which opens no wallet while another purchase is paid. */
function keepEnd(state: MachineState, event: Found): Step {
  const ended = endOf(event);
  return ended ? { state, effects: [{ do: 'save', pending: ended.purchase }] } : stay(state);
}

/** The answer about a stored order while the buyer chooses: a paid one leads to its result. */
function found(state: At<'choosing'>, event: Found): Step {
  const { about } = event;
  const isCurrent = state.offered?.purchase.key === event.asked.purchase.key;
  // Its result was shown in another tab, or another user is here.
  if (!about) return isCurrent ? stay({ ...state, notice: apart(state.notice), offered: null }) : stay(state);
  const { purchase, isOwn } = about;
  const canOffer = isCurrent || !(state.offered?.purchase.order || purchase.isDismissed);
  if ('error' in event) {
    const isKnown = isCurrent && state.offered?.status === 'paid';
    return canOffer && !isKnown
      ? stay({ ...state, offered: { purchase, status: 'unknown', isOwn } })
      : stay(state);
  }
  if (isGone(event.order)) {
    const forget = { do: 'forget', key: purchase.key } as const;
    if (!isCurrent) return { state, effects: [forget] };
    const { notice } = state;
    const remaining: Notice | null = notice?.kind === 'repriced' ? { kind: 'expired' } : apart(notice);
    return { state: { ...state, notice: remaining, offered: null }, effects: [forget] };
  }
  const { ended, offered } = updated(about, event.order);
  if (ended && isOwn) return end(ended, offered.purchase.order, purchase);
  return canOffer ? stay({ ...state, offered }) : stay(state);
}

/** The answer about a stored order between a tap and its order: a purchase that is or may be paid comes first. */
function checking(state: At<'checking'>, event: Found): Step {
  const { tap, about } = event;
  if (event.asked !== state.about || !tap) {
    const other = endOf(event);
    // In an answer to a query from before the tap only an end is reliable.
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
  const { ended, offered } = updated(about, event.order);
  if (ended && isOwn) return end(ended, offered.purchase.order, purchase);
  if (!isOwn) return choose({ kind: 'unfinished' }, offered);
  const goal = renewed(tap.goal, key, offered.purchase);
  return before([{ do: 'save', pending: offered.purchase }], pursue({ ...tap, goal }, asked));
}

/** The goal after an answer about a stored purchase: an order that now differs from the tap is not continued. */
function renewed(goal: Goal, key: string, now: Placed | null): Goal {
  if (goal.resumeAction === 'payAgain' || goal.same?.key !== key) return goal;
  const isKept = now !== null && isSame(now, goal.intent);
  return { ...goal, same: isKept ? { ...goal.same, order: now.order } : null };
}

function leaving(state: At<'leaving'>, event: CheckoutEvent): Step {
  const isHere = event.type === 'visible' || event.type === 'stayed';
  return isHere ? back({ kind: 'unidentified' }, state.purchase) : stay(state);
}

function creating(state: At<'creating'>, event: CheckoutEvent): Step {
  const { purchase } = state;
  switch (event.type) {
    case 'came':
      if (orderEnd(event.order) === 'closed' && !isAnother(event)) {
        return choose({ kind: 'expired' }, null, [{ do: 'forget', key: purchase.key }]);
      }
      return launch(purchase, event);
    case 'refused': {
      const { error } = event;
      if (event.needsCode) return leave(withoutRequest(purchase), 'create', true);
      const { packageId, price } = purchase.intent;
      const isRepriced = error.details.serverCode === 'price_changed';
      const notice: Notice = isRepriced
        ? { kind: 'repriced', packageId, shown: price, now: null, order: null }
        : { kind: 'error', error };
      // With a known order the key stays: the purchase is offered, and the server is queried about it.
      if (purchase.order) return back(notice, purchase);
      // A refused code frees no key: the next tap sends another code for the same order.
      const isRefusal = REFUSALS.indexOf(error.code) >= 0 && !isCodeRefused(error);
      if (isRefusal) return choose(notice, null, [{ do: 'drop', key: purchase.key }]);
      if (purchase.payableUntil === undefined) return choose(notice, null);
      return isNotDone(error)
        ? choose(notice, null, [{ do: 'save', pending: withoutRequest(purchase) }])
        : choose(unansweredNotice(purchase, true), null);
    }
    default:
      return stay(state);
  }
}

function launching(state: At<'launching'>, event: CheckoutEvent): Step {
  const { purchase } = state;
  switch (event.type) {
    case 'came':
      return launch(purchase, event);
    case 'refused':
      if (event.needsCode) return leave(purchase, 'payAgain', true);
      // The order has changed in the meantime, perhaps to paid: query it instead of showing an error.
      if (event.error.code === 'conflict') return confirm(purchase, { isAsking: true });
      return back({ kind: 'error', error: event.error }, purchase);
    case 'launched':
      return launched(purchase, event.outcome);
    default:
      return stay(state);
  }
}

/** A wallet's result proves nothing: the server is queried in every case. */
function launched(purchase: Placed, outcome: LaunchResult): Step {
  switch (outcome) {
    case 'left':
      return confirm(purchase, { isAway: true, isAsking: false });
    case 'returned':
      return confirm(purchase, { isAsking: true });
    case 'done':
      return confirm(purchase, { isAsking: false });
    case 'cancelled':
    case 'failed':
      return back({ kind: outcome }, purchase);
  }
}

function waiting(state: Confirming, event: CheckoutEvent): Step {
  const { purchase } = state;
  switch (event.type) {
    case 'visible':
      return stay(state.isAway ? { ...state, isAway: false, isAsking: true } : state);
    case 'asked':
      return stay(state.isChecking ? state : { ...state, isChecking: true });
    case 'silence':
      return stay({ ...state, isChecking: false });
    case 'answered': {
      const ended = orderEnd(event.order);
      if (ended) return end(ended, event.order, purchase);
      const order = known(event.order, purchase);
      return stay({
        ...state,
        purchase: { ...purchase, order },
        isChecking: false,
        lastCheckedAt: event.now,
      });
    }
    case 'long':
      // From here on only the server is queried, so other tabs may pay.
      return { state: { ...state, name: 'unknown' }, effects: [{ do: 'release' }] };
    case 'confirm':
      return { state: { ...state, isChecking: true, notice: null }, effects: [{ do: 'ask' }] };
    case 'dismissNotice':
      return stay({ ...state, isAsking: false, notice: null });
    case 'payAgain': {
      const tap = { ...event, goal: { resumeAction: 'payAgain', purchase } } as const;
      return before([{ do: 'unwatch' }], pursue(tap));
    }
    case 'leave':
      return back(null, purchase, [{ do: 'unwatch' }]);
    default:
      return stay(state);
  }
}
