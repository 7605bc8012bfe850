import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Order } from '@vip/api';
import type { Checkout, CheckoutState } from '@vip/checkout';
import { useHost, useNavigation, useReadSession, useSession } from '@vip/host';
import type { ReadSetup, ResultPage, ResultSubject, ResultView } from './contract.ts';
import { loadMachine, machineFailure } from './load-machine.ts';
import { readOrder } from './read-order.ts';
import { isUnfilled } from './result-path.ts';

/** A state of the machine, or an end that the server reported before the machine's chunk had loaded. */
type ShownState = CheckoutState | { name: End; order: Order };
type End = 'paid' | 'closed' | 'refunded';

interface Running {
  checkout: Checkout;
  /** For the present session. */
  canPayAgain(): boolean;
}

/**
 * A result page's whole behaviour. `setup` must be one value for an order (a module constant, or memoised). The order is
 * read while the machine's chunk is loading, and an end is shown at once. An address that the backend did not fill is
 * replaced by that of the pending purchase.
 */
export function useResult(setup: ReadSetup, subject: ResultSubject): ResultPage {
  const host = useHost();
  const { go } = useNavigation();
  const latestGo = useRef(go);
  useEffect(() => {
    latestGo.current = go;
  }, [go]);
  const session = useSession();
  const readSession = useReadSession();
  const { id, resultToken, um } = subject;
  const [running, setRunning] = useState<Running | null>(null);
  const [state, setState] = useState<ShownState>({ name: 'reading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isGone = false;
    let stop = () => {};
    setState({ name: 'reading' });
    const isFilled = !isUnfilled(id) && !isUnfilled(resultToken);
    const read = (token: string | null) => readOrder(host, { id, resultToken: token, reads: setup.reads });
    const first = isFilled ? read(resultToken) : null;
    first?.then(
      (order) => {
        if (!isGone && order.id === id) setState((before) => endOf(order) ?? before);
      },
      // The machine reports it.
      () => undefined,
    );
    loadMachine(setup).then(
      ([{ startResult, returnedPath }, calls]) => {
        if (isGone) return;
        const path = isFilled ? null : returnedPath(host, setup, readSession(), id);
        if (path !== null) return latestGo.current(path, { replace: true });
        // Without a token the session can read its own orders.
        if (!isFilled && (isUnfilled(id) || readSession().token === null))
          return setState({ name: 'missing' });
        const token = isFilled ? resultToken : null;
        const order = { id, resultToken: token, um, first: first ?? read(token) };
        const made = startResult(host, setup, calls, readSession, order);
        const { checkout } = made;
        const show = () => setState((before) => shownState(checkout.getState(), before));
        const unsubscribe = checkout.subscribe(show);
        stop = () => {
          unsubscribe();
          checkout.destroy();
        };
        setRunning(made);
      },
      (error: Error) => {
        host.report(error, 'checkout machine');
        if (!isGone)
          setState((before) =>
            isEnd(before) ? before : { name: 'unreadable', error: machineFailure(error) },
          );
      },
    );
    return () => {
      isGone = true;
      stop();
      setRunning(null);
    };
  }, [host, setup, readSession, id, resultToken, um, attempt]);

  const ended = isEnd(state) ? state.name : null;
  const hasEnded = running !== null && isEnd(running.checkout.getState());
  // Before the buyer can leave: a result that was shown must not be offered again.
  useLayoutEffect(() => {
    if (!ended) return;
    host.rememberResult(null, id);
    host.track('checkout_result', { result: ended });
  }, [host, ended, id]);
  useLayoutEffect(() => {
    if (hasEnded) running.checkout.shown();
  }, [running, hasEnded]);

  const retry = () => (running ? running.checkout.retry() : setAttempt((now) => now + 1));
  return {
    session,
    view: viewOf(state, running, retry),
    notice: 'notice' in state ? state.notice : null,
    now: host.now,
  };
}

const endOf = (order: Order): ShownState | null =>
  order.status === 'created' || order.status === 'paying' ? null : { name: order.status, order };

const isEnd = (state: ShownState): state is Extract<ShownState, { name: End }> =>
  state.name === 'paid' || state.name === 'closed' || state.name === 'refunded';

/** While a wallet opens, the page is unchanged and busy. */
function shownState(now: CheckoutState, before: ShownState): ShownState {
  // Keep the end that the server has already reported.
  if (now.name === 'reading' && isEnd(before)) return before;
  if (now.name !== 'launching') return now;
  const { isAsking, lastCheckedAt } = 'isAsking' in before ? before : { isAsking: true, lastCheckedAt: null };
  return { ...now, name: 'confirming', isAsking, lastCheckedAt, isChecking: true, notice: null };
}

function viewOf(state: ShownState, running: Running | null, retry: () => void): ResultView {
  switch (state.name) {
    case 'paid':
    case 'closed':
    case 'refunded':
      return { status: state.name, order: state.order };
    case 'missing':
      return { status: state.name };
    case 'unreadable':
      return { status: 'error', error: state.error, retry };
    case 'confirming':
    case 'unknown': {
      if (!running) return { status: 'loading' };
      const { checkout, canPayAgain } = running;
      const { name, order, isAsking, isChecking, lastCheckedAt } = state;
      return {
        status: name,
        order,
        isAsking,
        isChecking,
        lastCheckedAt,
        confirm: checkout.confirm,
        payAgain: canPayAgain() ? checkout.payAgain : null,
        leave: checkout.dismissNotice,
      };
    }
    case 'reading':
    case 'choosing':
    case 'creating':
    case 'launching':
      return { status: 'loading' };
  }
}
