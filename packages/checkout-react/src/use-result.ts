import { useEffect, useLayoutEffect, useState } from 'react';
import { createResult, findPendingOrder, type Result, type ResultState } from '@vip/checkout';
import { useHost, useSession, type Host } from '@vip/host';
import type { OrderCalls, ResultSetup, ResultPage, ResultView } from './contract.ts';
import { resultPorts } from './ports.ts';

const LOADING: ResultState = { status: 'loading' };

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
  const { id, resultToken } = subject;
  const [result, setResult] = useState<Result | null>(null);
  const [state, setState] = useState(LOADING);

  useEffect(() => {
    const pending = findPendingOrder(host.storage.local, setup.scope, id);
    const made = createResult(
      { ...resultPorts(host, setup, calls, pending), onState: (next) => trackState(host, next) },
      { id, resultToken, pending },
    );
    const stop = made.subscribe(() => setState(made.getState()));
    setResult(made);
    setState(made.getState());
    return () => {
      stop();
      made.destroy();
    };
  }, [host, setup, calls, id, resultToken]);

  const hasEnded = state.status === 'paid' || state.status === 'closed' || state.status === 'refunded';
  // Before the buyer can leave: what was shown must not be offered once more.
  useLayoutEffect(() => {
    if (!hasEnded) return;
    host.rememberResult(null, id);
    result?.shown();
  }, [host, hasEnded, result, id]);

  const notice = 'notice' in state ? state.notice : null;
  return {
    session,
    view: viewOf(state, result),
    notice,
    now: host.now,
  };
}

function viewOf(state: ResultState, result: Result | null): ResultView {
  if (!result) return { status: 'loading' };
  switch (state.status) {
    case 'error':
      return { ...state, retry: result.retry };
    case 'confirming':
    case 'unknown': {
      const { status, order, isAsking, isChecking, isLaunching, lastCheckedAt } = state;
      const payAgain = state.canPayAgain ? result.payAgain : null;
      return {
        status,
        order,
        isAsking,
        isChecking: isChecking || isLaunching,
        lastCheckedAt,
        confirm: result.confirm,
        payAgain,
        leave: result.leave,
      };
    }
    case 'loading':
    case 'missing':
    case 'paid':
    case 'closed':
    case 'refunded':
      return state;
  }
}

function trackState(host: Host, state: ResultState): void {
  if (state.status === 'paid' || state.status === 'closed' || state.status === 'refunded')
    host.track('checkout_result', { result: state.status });
}
