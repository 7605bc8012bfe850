import { ApiError, type Order } from '@vip/api';
import {
  paidKey,
  type Checkout,
  type CheckoutPorts,
  type Identity,
  type Intent,
  type PendingPurchase,
  type ResultSubject,
  type ResumeAction,
} from '../contract.ts';
import { LEAVING_MS } from '../identity.ts';
import { asApiError, findOrder, orderEnd } from '../order/order.ts';
import { watchOrder } from '../order/watch-order.ts';
import { createLock, type PaidMark, watchPaidMark, writePaidMark } from '../pending/other-tabs.ts';
import { dropPending, findPendingOrder, removePending, writePending } from '../pending/pending-store.ts';
import { atOrder, type ResultOrder, resultOrder } from './result-order.ts';
import {
  type CheckoutEvent,
  type Effect,
  type Gate,
  type Goal,
  type MachineState,
  EVERYTHING,
  type NewOrder,
  type Open,
  type Placed,
  type Tap,
  view,
} from './machine.ts';
import { withoutRequest } from './steps.ts';
import { storedPurchases } from './stored-purchases.ts';
import { isNotDone, transition } from './transition.ts';
import { openWallet } from '../wallets/launch.ts';

/** ms between queries of a stored order while packages are shown: a wallet's notification may be delayed. */
const RECHECK_MS = 20_000;

/**
 * ms for which a tap does not confirm what has only just appeared: the second half of a double tap must not order. Android's
 * ViewConfiguration.getDoubleTapTimeout is 300, and a busy page gets taps late.
 */
const UNREAD_MS = 600;

/**
 * Runs the effects that `transition` returns, over the ports, and sends it their results as events. With a `subject` the
 * machine starts at that order, for a result page. It has no packages to go back to, so the outcome of 重新支付 is the
 * notice of `confirming`.
 */
export function createCheckout(ports: CheckoutPorts, subject?: ResultSubject): Checkout {
  const { storage, scope, clock, visibility, identity, capabilities = EVERYTHING } = ports;
  const lock = createLock(ports);
  const code = codes(identity);
  const stored = storedPurchases(ports, lock.tab);
  const listeners = new Set<() => void>();
  let isDestroyed = false;
  let stopWatch = () => {};
  let askNow = () => {};
  let stopWallet = () => {};
  let stopLeaving = () => {};
  let stopRecheck = () => {};
  let stopWaiting = () => {};
  let noticedAt = 0;
  const result = subject ? resultOrder(ports, subject, lock.tab) : null;
  const isOtherPayment = result?.isOtherPayment ?? (({ user }: PaidMark) => ports.whose(user) !== 'other');
  const paidMark = watchPaidMark(ports, isOtherPayment);

  let machine: MachineState = result
    ? { name: 'reading', isRefused: false }
    : { name: 'choosing', notice: null, offered: null };
  let state = view(machine);

  /** The user may have changed during a purchase: it is not offered to another user as their own. */
  const withoutOthers = (next: MachineState): MachineState =>
    next.name === 'choosing' && next.offered?.isOwn && !stored.isOwn(next.offered.purchase)
      ? transition(next, { type: 'userChanged' }).state
      : next;
  const send = (event: CheckoutEvent) => {
    if (isDestroyed) return;
    const taken = transition(machine, event);
    const step = result ? atOrder(machine, taken, result.isStored) : taken;
    const next = withoutOthers(step.state);
    const isChanged = next !== machine;
    if ('notice' in next && next.notice !== noticeOf(machine)) noticedAt = clock.now();
    machine = next;
    if (isChanged) state = view(machine);
    if ('notice' in machine && machine.notice?.kind === 'paid_elsewhere') paidMark.see();
    step.effects.forEach(carryOut);
    if (!isChanged) return;
    waitForOffer();
    ports.onState?.(state);
    listeners.forEach((listener) => listener());
  };

  /**
   * Takes the lock if it is free, so it is called only if the state handles the tap. Everybody who sees a result page may
   * pay its order, and no other order is queried before.
   */
  const gate = (tapped: Intent, resumeAction: ResumeAction = 'create'): Gate => ({
    isFree: lock.acquire(),
    isBuyer: result !== null || ports.isBuyer(tapped.user),
    // Reading an order needs no code.
    isIdentified: code.isAtHand(tapped) || (resumeAction === 'payAgain' && !capabilities.paysAgain),
    isPaidElsewhere: paidMark.isNew(),
    open: result ? [] : stored.open(),
  });
  const newOrder = (intent: Intent): NewOrder => ({
    resumeAction: 'create',
    intent,
    ...stored.match(intent),
    fresh: {
      ...ports.origin,
      key: `pi_${ports.randomId()}`,
      intent,
      order: null,
      resultToken: null,
      launchedAt: null,
      startedAt: clock.now(),
      tab: lock.tab,
    },
  });
  const tapFor = (intent: Intent): Tap => ({ goal: newOrder(intent), ...gate(intent) });
  /** A tap that waited for an answer, with the present storage: another tab may have paid in the meantime. */
  const tapAgain = (goal: Goal): Tap =>
    goal.resumeAction === 'create'
      ? tapFor(goal.intent)
      : { goal, ...gate(goal.purchase.intent, 'payAgain') };

  /** Without a key an answer that arrives after the page was left is not given again. */
  const storeLate = ({ key, payableUntil }: PendingPurchase, order: Order | null) => {
    const late = payableUntil === undefined ? null : stored.find(key);
    if (late?.order !== null) return;
    const known = order ? { ...late, order, resultToken: order.resultToken } : withoutRequest(late);
    writePending(storage, scope, known, clock.now());
  };

  /** Handles the answer to an order request; `id`: it must be this order. */
  const request = (pending: PendingPurchase, run: () => Promise<Order>, id?: string) => {
    const { intent, key } = pending;
    const { paysAgain } = capabilities;
    const answer = async () => {
      const order = await run();
      if (id !== undefined && order.id !== id) throw new ApiError('malformed');
      return order;
    };
    answer().then(
      (order) => {
        if (isDestroyed) return storeLate(pending, order);
        send({ type: 'came', order, stored: stored.find(key), ...gate(intent), paysAgain, now: clock.now() });
      },
      (thrown: unknown) => {
        const error = asApiError(thrown);
        if (isDestroyed && isNotDone(error)) storeLate(pending, null);
        send({ type: 'refused', error, needsCode: code.isWorthAnother(error) });
      },
    );
  };

  const createOrder = (pending: PendingPurchase) => {
    const { intent, key } = pending;
    request(pending, () => ports.createOrder(intent, key, code.take(intent)));
  };
  const payOrderAgain = (placed: Placed) => {
    const payAgain = () => ports.payAgain(placed, code.take(placed.intent));
    const readFirst = async () => {
      const found = await findOrder(ports, placed);
      if ('error' in found) throw found.error;
      // A missing one is as good as closed.
      const order = found.order ?? { ...placed.order, status: 'closed' as const, pay: null };
      const mayPay = !isDestroyed && (result !== null || ports.isBuyer(placed.intent.user));
      return capabilities.paysAgain && mayPay && orderEnd(order) === null ? payAgain() : order;
    };
    const isAsked = placed.launchedAt !== null || placed.payableUntil === undefined;
    request(placed, capabilities.paysAgain && isAsked ? payAgain : readFirst, placed.order.id);
  };

  const find = async (asked: Open) => {
    // Without its token an order is read only for its buyer, and only while the page exists.
    const isBuyer = (user: string) => !isDestroyed && ports.isBuyer(user);
    const found = await findOrder({ ...ports, isBuyer }, asked.purchase);
    if (isDestroyed) return;
    const { key } = asked.purchase;
    const about = stored.open().find(({ purchase }) => purchase.key === key) ?? null;
    const tap = machine.name === 'checking' ? tapAgain(machine.goal) : null;
    send({ type: 'found', asked, about, tap, ...found });
    stopRecheck();
    if (about) stopRecheck = clock.after(RECHECK_MS, () => visibility.isVisible() && recheck());
  };

  /** The subject of a redirect. On a result page another amount needs another tap. */
  const identitySubject = ({ key, order }: PendingPurchase) =>
    result && order ? `${order.id} ${order.amount}` : key;
  const readOrder = (from: ResultOrder) => {
    from.read().then(
      (purchase) => {
        if (isDestroyed) return;
        const isBack = orderEnd(purchase.order) === null && identity?.returned(identitySubject(purchase));
        const tap = isBack ? tapAgain({ resumeAction: 'payAgain', purchase }) : null;
        send({ type: 'read', purchase, now: clock.now(), tap });
      },
      (thrown: unknown) => send({ type: 'unread', error: asApiError(thrown), hasToken: from.hasToken }),
    );
  };

  const carryOut = (effect: Effect): void => {
    switch (effect.do) {
      case 'save':
        return writePending(storage, scope, effect.pending, clock.now());
      case 'forget':
        return removePending(storage, scope, effect.key, clock.now());
      case 'drop':
        return dropPending(storage, scope, effect.key, clock.now());
      case 'markPaid':
        writePaidMark(storage, scope, effect.order, effect.user);
        return paidMark.see();
      case 'find':
        return void find(effect.about);
      case 'create':
        return createOrder(effect.pending);
      case 'identify':
        identity?.leave(identitySubject(effect.pending), effect.resumeAction, effect.isAgain);
        stopLeaving();
        stopLeaving = clock.after(LEAVING_MS, () => send({ type: 'stayed' }));
        return;
      case 'payAgain':
        return payOrderAgain(effect.pending);
      case 'launch':
        stopWallet = openWallet(ports, effect.instruction, (outcome) => send({ type: 'launched', outcome }));
        return;
      case 'watch': {
        const { order, resultToken, reads } = effect.pending;
        const watch = watchOrder(
          ports,
          { id: order.id, resultToken, reads },
          {
            onAsk: () => send({ type: 'asked' }),
            onAnswer: (answer) => send({ type: 'answered', order: answer, now: clock.now() }),
            onSilence: () => send({ type: 'silence' }),
            onLong: () => send({ type: 'long' }),
          },
          effect.isNow,
        );
        stopWatch = watch.stop;
        askNow = watch.ask;
        return;
      }
      case 'ask':
        return askNow();
      case 'unwatch':
        return stopWatch();
      case 'release':
        return lock.release();
      case 'read':
        return result ? readOrder(result) : undefined;
    }
  };

  /** The offer changes once the order of a request that was not answered can be paid no longer. */
  const waitForOffer = () => {
    stopWaiting();
    const until = machine.name === 'choosing' ? machine.offered?.until : null;
    if (typeof until === 'number') stopWaiting = clock.after(Math.max(0, until - clock.now()), offerLeft);
  };
  /** Offers a purchase whose request was never answered, or what has become of the offered one. */
  const offerLeft = () => {
    const offered = machine.name === 'choosing' ? machine.offered : null;
    const left = stored.neverAnswered(offered?.purchase);
    if (left) send({ type: 'left', ...left });
  };
  /** Queries stored orders, and offers purchases whose request was never answered. */
  const recheck = () => {
    if (machine.name !== 'choosing' || isDestroyed) return;
    if (paidMark.isNew()) send({ type: 'paidElsewhere' });
    stored.open().forEach((about) => void find(about));
    offerLeft();
  };
  const unlisten = [
    visibility.onChange(() => {
      if (!visibility.isVisible()) return;
      send({ type: 'visible' });
      recheck();
    }),
    storage.onChange((key) => {
      if ((key === null || key === paidKey(scope)) && machine.name === 'choosing' && paidMark.isNew()) {
        send({ type: 'paidElsewhere' });
      }
    }),
  ];

  /** Resumes after an OAuth redirect, and queries stored orders. */
  function resumeStored(): void {
    for (const pending of stored.all()) {
      const resumeAction = identity?.returned(pending.key);
      if (!resumeAction) continue;
      const { intent, order } = pending;
      const tap =
        resumeAction === 'payAgain' && order
          ? tapAgain({ resumeAction, purchase: { ...pending, order } })
          : tapFor(intent);
      send({ type: 'returned', pending, ...tap });
    }
    recheck();
  }

  /**
   * Whether a tap came too soon to be an answer to the notice: the second half of a double tap, one under way while another
   * tab paid, or one that waited for this code. The clock may have been set back.
   */
  const isUnread = () => {
    const notice = noticeOf(machine);
    const asks =
      notice?.kind === 'paid_elsewhere' || (notice?.kind === 'unanswered' && notice.until === null);
    return asks && Math.abs(clock.now() - noticedAt) < UNREAD_MS;
  };

  if (result) readOrder(result);
  else resumeStored();

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    pay(intent) {
      if (isDestroyed || (machine.name !== 'choosing' && machine.name !== 'closed') || isUnread()) return;
      identity?.cancel();
      send({ type: 'pay', ...tapFor(intent) });
    },
    payAgain() {
      if (isDestroyed || (machine.name !== 'confirming' && machine.name !== 'unknown')) return;
      identity?.cancel();
      send({ type: 'payAgain', ...gate(machine.purchase.intent, 'payAgain') });
    },
    acceptPrice() {
      if (isDestroyed || machine.name !== 'choosing') return;
      const { offered, notice } = machine;
      if (!offered || notice?.kind !== 'repriced' || !notice.order) return;
      identity?.cancel();
      const priced = { ...offered.purchase.intent, price: notice.order.amount };
      send({ type: 'acceptPrice', ...gate(priced, 'payAgain') });
    },
    resume() {
      if (isDestroyed || machine.name !== 'choosing' || !machine.offered || isUnread()) return;
      const { family, order, intent } = machine.offered.purchase;
      if (family !== ports.origin.family) return;
      identity?.cancel();
      send(order ? { type: 'resume', tab: lock.tab } : { type: 'pay', ...tapFor(intent) });
    },
    recheck() {
      send({ type: 'userChanged' });
      recheck();
    },
    confirm: () => send({ type: 'confirm' }),
    leave: () => send({ type: 'leave' }),
    dismissPending: () => send({ type: 'dismissPending' }),
    dismissNotice: () => send({ type: 'dismissNotice' }),
    retry: () => send({ type: 'retry' }),
    shown() {
      const purchase = 'order' in machine && findPendingOrder(storage, scope, machine.order.id, clock.now());
      if (purchase) removePending(storage, scope, purchase.key, clock.now());
    },
    destroy() {
      isDestroyed = true;
      stopWatch();
      stopWallet();
      stopLeaving();
      stopRecheck();
      stopWaiting();
      lock.release();
      unlisten.forEach((stop) => stop());
      listeners.clear();
    },
  };
}

const noticeOf = (machine: MachineState) => ('notice' in machine ? machine.notice : null);

/** Price in fen. Only WeChat needs the payer's OpenID, and only for a price above 0. */
type Paid = Pick<Intent, 'payType' | 'price'>;

/** Codes for the OpenID. Without an identity, or if none is needed, no code is missing. */
function codes(identity: Identity | undefined) {
  const isNeeded = ({ payType, price }: Paid) => identity !== undefined && payType === 'wechat' && price > 0;
  return {
    isAtHand: (paid: Paid): boolean => !isNeeded(paid) || identity?.isKnown() === true,
    take: (paid: Paid): string | undefined => (isNeeded(paid) ? (identity?.take() ?? undefined) : undefined),
    isWorthAnother: (error: ApiError): boolean => identity?.isWorthAnother(error) === true,
  };
}
