import { ApiError, type Order } from '@vip/api';
import type { Notice } from '../contract.ts';
import { codes } from '../identity/code-for.ts';
import { LEAVING_MS } from '../identity/create-identity.ts';
import { asApiError } from '../order/as-api-error.ts';
import { openWallet, type WalletOutcome } from '../order/open-wallet.ts';
import { orderEnd } from '../order/order-end.ts';
import { watchOrder, type Watch } from '../order/watch-order.ts';
import { withToken } from '../order/with-token.ts';
import { createLock } from '../pending/lock.ts';
import { watchPaidMark, writePaidMark } from '../pending/paid-mark.ts';
import { findPendingOrder, removePending } from '../pending/pending-store.ts';
import type { CreateResult, ResultState, UnpaidResult } from './contract.ts';

/** What a trip to WeChat's authorisation is for: another amount needs another tap. */
const paidFor = ({ id, amount }: Order) => `${id} ${amount}`;

/** Reads one order and follows it until the server names its end; can open the wallet for it again. */
export const createResult: CreateResult = (ports, { id, resultToken, pending }) => {
  const { storage, scope, clock, visibility, identity } = ports;
  const subject = { id, resultToken, reads: ports.origin.reads };
  const lock = createLock(ports);
  const code = codes(identity);
  const paidMark = watchPaidMark(
    storage,
    scope,
    ({ orderId, user }) => orderId !== id && (!pending || pending.intent.user === user),
  );
  const listeners = new Set<() => void>();
  let isDestroyed = false;
  let isAway = false;
  /** The result token was refused once. */
  let isRefused = false;
  let watch: Watch | null = null;
  let stopWallet = () => {};
  let stopLeaving = () => {};
  let state: ResultState = { status: 'loading' };

  const show = (next: ResultState) => {
    state = next;
    ports.onState?.(state);
    listeners.forEach((listener) => listener());
  };
  const unpaid = (): UnpaidResult | null =>
    state.status === 'confirming' || state.status === 'unknown' ? state : null;
  const change = (some: Partial<UnpaidResult>) => {
    const now = unpaid();
    if (now) show({ ...now, ...some });
  };

  const stored = () => findPendingOrder(storage, scope, id, clock.now());

  /** Shows the end of the order; false while there is none. Other tabs learn of a payment. */
  const settle = (order: Order): boolean => {
    const status = orderEnd(order);
    if (!status) return false;
    watch?.stop();
    lock.release();
    const purchase = stored();
    if (status === 'paid' && purchase) writePaidMark(storage, scope, order, purchase.intent.user);
    show({ status, order });
    return true;
  };

  const follow = (isNow: boolean) => {
    watch?.stop();
    watch = watchOrder(
      ports,
      subject,
      {
        onAsk: () => change({ isChecking: true }),
        onAnswer: (answer) => {
          const order = withToken(answer, resultToken);
          if (!settle(order)) change({ order, isChecking: false, lastCheckedAt: clock.now() });
        },
        onSilence: () => change({ isChecking: false }),
        onLong: () => {
          lock.release();
          change({ status: 'unknown' });
        },
      },
      isNow,
    );
  };

  /** What came of a request, unless the page is gone. */
  const request = (
    run: () => Promise<Order>,
    came: (order: Order) => void,
    failed: (error: ApiError) => void,
  ) => {
    const answer = async () => {
      const order = await run();
      if (order.id !== id) throw new ApiError('malformed');
      return withToken(order, resultToken);
    };
    answer().then(
      (order) => isDestroyed || came(order),
      (thrown: unknown) => isDestroyed || failed(asApiError(thrown)),
    );
  };

  /**
   * What a failed read says. A refused result token may be a fault of the moment, so the first refusal offers a retry;
   * after the second there is no such order for whoever holds this token.
   */
  const failureOf = (error: ApiError): ResultState => {
    if (error.code === 'not_found') return { status: 'missing' };
    if (error.code !== 'unauthorized' || resultToken === null) return { status: 'error', error };
    if (isRefused) return { status: 'missing' };
    isRefused = true;
    // 401 would ask for a login, which does not help here.
    return { status: 'error', error: new ApiError('server', { ...error.details, cause: error }) };
  };

  const load = () =>
    request(
      () => ports.getOrder(subject),
      (order) => {
        if (settle(order)) return;
        show({
          status: 'confirming',
          order,
          isAsking: true,
          isChecking: false,
          isLaunching: false,
          canPayAgain: ports.payAgain !== undefined,
          lastCheckedAt: clock.now(),
          notice: null,
        });
        follow(false);
        if (!identity?.returned(paidFor(order))) return;
        if (identity.isKnown()) payAgain();
        else change({ notice: { kind: 'unidentified' } });
      },
      (error) => show(failureOf(error)),
    );

  /** Back from an attempt to pay: asks again, for another 60 s. */
  const resume = (some: { isAsking: boolean; notice?: Notice }, isNow: boolean) => {
    change({ status: 'confirming', isLaunching: false, isChecking: isNow, ...some });
    follow(isNow);
  };

  const launched = (outcome: WalletOutcome) => {
    if (outcome !== 'left') lock.release();
    switch (outcome) {
      case 'left':
        isAway = true;
        return resume({ isAsking: false }, false);
      case 'returned':
        return resume({ isAsking: true }, true);
      case 'done':
        return resume({ isAsking: false }, true);
      case 'cancelled':
      case 'failed':
        return resume({ isAsking: true, notice: { kind: outcome } }, false);
    }
  };

  const reopen = (order: Order) => {
    const shown = unpaid()?.order;
    if (settle(order) || !shown) return;
    // What is paid is what was on the screen at the tap: another amount is shown first.
    if (shown.amount !== order.amount) {
      change({ order });
      return refuse({
        kind: 'repriced',
        packageId: order.package.id,
        shown: shown.amount,
        now: order.amount,
        order,
      });
    }
    if (!order.pay || shown.package.id !== order.package.id)
      return refuse({ kind: 'error', error: new ApiError('malformed') });
    if (!lock.acquire()) return refuse({ kind: 'elsewhere' });
    change({ order });
    stopWallet = openWallet(ports, order.pay, launched);
  };

  const refuse = (notice: Notice) => {
    lock.release();
    // A conflict says that the order moved on, perhaps to paid.
    resume({ isAsking: true, notice }, notice.kind === 'error' && notice.error.code === 'conflict');
  };

  /** Leaves to learn who pays; this page goes on where the other could not be reached. */
  const leave = (order: Order, isAgain: boolean) => {
    identity?.leave(paidFor(order), 'payAgain', isAgain);
    stopLeaving();
    stopLeaving = clock.after(LEAVING_MS, () => refuse({ kind: 'unidentified' }));
  };

  const payAgain = () => {
    const now = unpaid();
    const reorder = ports.payAgain;
    if (isDestroyed || !reorder || !now || now.isLaunching) return;
    if (paidMark.isNew()) {
      paidMark.see();
      return change({ isAsking: true, notice: { kind: 'paid_elsewhere' } });
    }
    if (!lock.acquire()) return change({ isAsking: true, notice: { kind: 'elsewhere' } });
    watch?.stop();
    change({ isLaunching: true, isChecking: false, notice: null });
    const { order } = now;
    const paid = { payType: order.payType, price: order.amount };
    if (!code.isAtHand(paid)) return leave(order, false);
    request(
      () => reorder(order, pending, code.take(paid)),
      reopen,
      (error) => (code.isWorthAnother(error) ? leave(order, true) : refuse({ kind: 'error', error })),
    );
  };

  const unlisten = visibility.onChange(() => {
    if (!isAway || !visibility.isVisible()) return;
    isAway = false;
    change({ isAsking: true });
  });

  load();

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    confirm() {
      if (isDestroyed || !unpaid() || unpaid()?.isLaunching) return;
      change({ isChecking: true, notice: null });
      watch?.ask();
    },
    payAgain,
    leave() {
      if (!isDestroyed) change({ isAsking: false, notice: null });
    },
    retry() {
      if (isDestroyed || (state.status !== 'error' && state.status !== 'missing')) return;
      show({ status: 'loading' });
      load();
    },
    shown() {
      const purchase = 'order' in state && orderEnd(state.order) ? stored() : null;
      if (purchase) removePending(storage, scope, purchase.key, clock.now());
    },
    destroy() {
      isDestroyed = true;
      watch?.stop();
      stopWallet();
      stopLeaving();
      lock.release();
      unlisten();
      listeners.clear();
    },
  };
};
