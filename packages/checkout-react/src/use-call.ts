import { useCallback, useEffect, useState } from 'react';
import { ApiError, isApiError, type Call } from '@vip/api';
import { useHost } from '@vip/host';
import type { Freshness } from './contract.ts';

export type CallState<T> =
  | { status: 'loading' }
  /** `key` is that of the call which brought it, `askedAt` when it was sent (ms since 1970). */
  | { status: 'ready'; data: T; key: string; askedAt: number }
  | { status: 'error'; error: ApiError };

export interface CalledData<T> extends Freshness {
  state: CallState<T>;
  /** Asks again from the loading state. */
  retry(): void;
}

interface Known<T> {
  state: CallState<T>;
  isPending: boolean;
  failure: ApiError | null;
}

const START = { state: { status: 'loading' }, isPending: true, failure: null } as const;

/**
 * Carries out a GET and keeps its state; again when `key` changes. Data once shown stays until the new data is here, also
 * where a refresh fails. `call` null waits.
 */
export function useCall<T>(key: string, call: Call<T> | null): CalledData<T> {
  const host = useHost();
  const [{ state, isPending, failure }, setKnown] = useState<Known<T>>(START);
  const [round, setRound] = useState(0);
  const isWaiting = call === null;
  useEffect(() => {
    if (!call) return;
    let isCurrent = true;
    const askedAt = Date.now();
    host.api.send(call).then(
      (data) => {
        if (!isCurrent) return;
        setKnown({ state: { status: 'ready', data, key, askedAt }, isPending: false, failure: null });
      },
      (thrown: unknown) => {
        if (!isCurrent) return;
        const error = isApiError(thrown) ? thrown : new ApiError('server');
        // What another session was shown must not stay, a refresh of the same may fail.
        setKnown(({ state: known }) => ({
          state: known.status === 'ready' && known.key === key ? known : { status: 'error', error },
          isPending: false,
          failure: error,
        }));
      },
    );
    return () => {
      isCurrent = false;
    };
    // `call` is made anew at every render; `key` says when it is another.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [host, key, round, isWaiting]);
  const refresh = useCallback(() => {
    setKnown((known) => ({ ...START, state: known.state }));
    setRound((id) => id + 1);
  }, []);
  const retry = useCallback(() => {
    setKnown(START);
    setRound((id) => id + 1);
  }, []);
  const isReady = state.status === 'ready';
  return {
    state,
    isFresh: isReady && state.key === key && !isPending && failure === null,
    askedAt: isReady ? state.askedAt : 0,
    refresh,
    failure,
    retry,
  };
}
