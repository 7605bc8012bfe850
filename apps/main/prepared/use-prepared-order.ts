import { useCallback, useEffect, useState } from 'react';
import { ApiError, getPreparedOrder, isApiError, type PreparedOrder } from '@vip/api';
import { useHost, useSession } from '@vip/host';

export type PreparedView =
  | { status: 'loading' }
  /** Nobody prepared such an order, or it was taken back. */
  | { status: 'missing' }
  | { status: 'error'; error: ApiError }
  | { status: 'ready'; order: PreparedOrder };

export interface Prepared {
  view: PreparedView;
  /** From an error: loads anew. */
  retry(): void;
  /** Asks again while what is known stays; a failure of that changes nothing. */
  refresh(): void;
}

const LOADING: PreparedView = { status: 'loading' };

function failureOf(error: unknown): PreparedView {
  if (!isApiError(error)) return { status: 'error', error: new ApiError('server') };
  return error.code === 'not_found' ? { status: 'missing' } : { status: 'error', error };
}

/** What customer service prepared, asked for again whenever the page comes back into sight: stock and time pass. */
export function usePreparedOrder(id: string): Prepared {
  const host = useHost();
  const { token } = useSession();
  const [view, setView] = useState(LOADING);
  const [round, setRound] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    host.api.send(getPreparedOrder(id)).then(
      (order) => isCurrent && setView({ status: 'ready', order }),
      (error: unknown) =>
        isCurrent && setView((known) => (known.status === 'ready' ? known : failureOf(error))),
    );
    return () => {
      isCurrent = false;
    };
    // Another session is asked for anew: a dead one is gone by then.
  }, [host, id, token, round]);

  const refresh = useCallback(() => setRound((now) => now + 1), []);
  const retry = useCallback(() => {
    setView(LOADING);
    refresh();
  }, [refresh]);
  useEffect(() => host.onResume(refresh), [host, refresh]);
  return { view, retry, refresh };
}
