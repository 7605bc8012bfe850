import { useEffect, useLayoutEffect, useState } from 'react';
import { createCheckout, findPendingOrder, type Checkout, type CheckoutState } from '@vip/checkout';
import { useHost, useReadSession, useSession, type Host } from '@vip/host';
import type { OrderCalls, ResultPage, ResultSetup, ResultView } from './contract.ts';
import { checkoutPorts } from './ports.ts';

/**
 * A result page's whole behaviour. `resultToken` null reads by the session. `setup` and `calls` must be one value for
 * the page's life (a module constant).
 */
export function useResult(
  setup: ResultSetup,
  calls: OrderCalls,
  subject: { id: string; resultToken: string | null },
): ResultPage {
  const host = useHost();
  const session = useSession();
  const readSession = useReadSession();
  const { id, resultToken } = subject;
  const [checkout, setCheckout] = useState<Checkout | null>(null);
  const [state, setState] = useState<CheckoutState>({ name: 'reading' });
  /** Paying again needs the brand's own call, or the key that only this device may have. */
  const [canPayAgain, setCanPayAgain] = useState(false);

  useEffect(() => {
    const pending = findPendingOrder(host.storage.local, setup.scope, id);
    const ports = checkoutPorts(host, setup, calls, readSession);
    const made = createCheckout(
      { ...ports, onState: (next) => trackEnd(host, next) },
      { id, resultToken, pending },
    );
    const show = () => setState((before) => shownState(made.getState(), before));
    const stop = made.subscribe(show);
    setCheckout(made);
    setCanPayAgain(calls.toPay !== undefined || pending !== null);
    show();
    return () => {
      stop();
      made.destroy();
    };
  }, [host, setup, calls, readSession, id, resultToken]);

  const hasEnded = isEnd(state);
  // Before the buyer can leave: what was shown must not be offered once more.
  useLayoutEffect(() => {
    if (!hasEnded) return;
    host.rememberResult(null, id);
    checkout?.shown();
  }, [host, hasEnded, checkout, id]);

  return {
    session,
    view: viewOf(state, checkout, canPayAgain),
    notice: 'notice' in state ? state.notice : null,
    now: host.now,
  };
}

const isEnd = ({ name }: CheckoutState) => name === 'paid' || name === 'closed' || name === 'refunded';

/** While a wallet opens, the page stays as it is and is busy. */
function shownState(now: CheckoutState, before: CheckoutState): CheckoutState {
  if (now.name !== 'launching') return now;
  const { isAsking, lastCheckedAt } = 'isAsking' in before ? before : { isAsking: true, lastCheckedAt: null };
  return { ...now, name: 'confirming', isAsking, lastCheckedAt, isChecking: true, notice: null };
}

function viewOf(state: CheckoutState, checkout: Checkout | null, canPayAgain: boolean): ResultView {
  switch (state.name) {
    case 'paid':
    case 'closed':
    case 'refunded':
      return { status: state.name, order: state.order };
    case 'missing':
      return { status: state.name };
    case 'unreadable':
      return checkout
        ? { status: 'error', error: state.error, retry: checkout.retry }
        : { status: 'loading' };
    case 'confirming':
    case 'unknown': {
      if (!checkout) return { status: 'loading' };
      const { name, order, isAsking, isChecking, lastCheckedAt } = state;
      return {
        status: name,
        order,
        isAsking,
        isChecking,
        lastCheckedAt,
        confirm: checkout.confirm,
        payAgain: canPayAgain ? checkout.payAgain : null,
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

function trackEnd(host: Host, state: CheckoutState): void {
  if (isEnd(state)) host.track('checkout_result', { result: state.name });
}
