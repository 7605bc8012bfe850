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
import { findPendingOrder, removePending } from '../pending/pending-store.ts';
import type { CreateResult, ResultState, UnpaidResult } from './contract.ts';

/** Reads one order and follows it until the server names its end; can open the wallet for it again. */
export const createResult: CreateResult = (ports, { id, resultToken, pending }) => {
  const { storage, scope, clock, visibility, identity } = ports;
  const subject = { id, resultToken };
  const lock = createLock(ports);
  const code = codes(identity);
  const listeners = new Set<() => void>();
  let isDestroyed = false;
  let isAway = false;
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

  /** Shows the end of the order and clears what was pending; false while there is none. */
  const settle = (order: Order): boolean => {
    const status = orderEnd(order);
    if (!status) return false;
    watch?.stop();
    lock.release();
    const left = findPendingOrder(storage, scope, id, clock.now());
    if (left) removePending(storage, scope, left.key, clock.now());
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

  /** Not there, or not for whoever holds this token: a wrong or an old one tells nobody anything. */
  const isGone = ({ code }: ApiError) =>
    code === 'not_found' || (resultToken !== null && code === 'unauthorized');

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
        if (!identity?.returned(id)) return;
        if (identity.isKnown()) payAgain();
        else change({ notice: { kind: 'unidentified' } });
      },
      (error) => show(isGone(error) ? { status: 'missing' } : { status: 'error', error }),
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
    if (settle(order)) return;
    if (!order.pay) return refuse({ kind: 'error', error: new ApiError('malformed') });
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
  const leave = (isAgain: boolean) => {
    identity?.leave(id, 'payAgain', isAgain);
    stopLeaving();
    stopLeaving = clock.after(LEAVING_MS, () => refuse({ kind: 'unidentified' }));
  };

  const payAgain = () => {
    const now = unpaid();
    const reorder = ports.payAgain;
    if (isDestroyed || !reorder || !now || now.isLaunching) return;
    if (!lock.acquire()) return change({ isAsking: true, notice: { kind: 'elsewhere' } });
    watch?.stop();
    change({ isLaunching: true, isChecking: false, notice: null });
    const { order } = now;
    const paid = { payType: order.payType, price: order.amount };
    if (!code.isAtHand(paid)) return leave(false);
    request(
      () => reorder(order, pending, code.take(paid)),
      reopen,
      (error) => (code.isWorthAnother(error) ? leave(true) : refuse({ kind: 'error', error })),
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
