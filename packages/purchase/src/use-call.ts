import { useCallback, useEffect, useState } from 'react';
import { ApiError, isApiError, type Call } from '@vip/api';
import { useHost } from '@vip/host';

export type CallState<T> =
  | { status: 'loading' }
  /** `key` is that of the call which brought it. */
  | { status: 'ready'; data: T; key: string }
  | { status: 'error'; error: ApiError };

const LOADING = { status: 'loading' } as const;

/**
 * Carries out a GET and keeps its state; again when `key` changes. Data once shown stays until the new one is here.
 * `call` null waits.
 */
export function useCall<T>(key: string, call: Call<T> | null): { state: CallState<T>; retry(): void } {
  const host = useHost();
  const [state, setState] = useState<CallState<T>>(LOADING);
  const [round, setRound] = useState(0);
  const isWaiting = call === null;
  useEffect(() => {
    if (!call) return;
    let isCurrent = true;
    host.api.send(call).then(
      (data) => isCurrent && setState({ status: 'ready', data, key }),
      (error: unknown) =>
        isCurrent && setState({ status: 'error', error: isApiError(error) ? error : new ApiError('server') }),
    );
    return () => {
      isCurrent = false;
    };
    // `call` is made anew at every render; `key` says when it is another.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [host, key, round, isWaiting]);
  const retry = useCallback(() => {
    setState(LOADING);
    setRound((n) => n + 1);
  }, []);
  return { state, retry };
}
