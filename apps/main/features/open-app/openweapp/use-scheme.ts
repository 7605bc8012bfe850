import { useCallback, useEffect, useState } from 'react';
import { ApiError, generateScheme, isApiError, type Scheme } from '@vip/api';
import { useHost } from '@vip/host';
import { pageSight } from '../sight.ts';
import { goodForMs } from './scheme-expiry.ts';

export type SchemeState =
  { status: 'loading' } | { status: 'ready'; scheme: Scheme } | { status: 'error'; error: ApiError };

/**
 * The way into the mini-program, fetched anew whenever it is over: on time while the page is open, and at once when
 * somebody comes back to a page that slept. `take` gives one that is good now, or null when none could be had.
 */
export function useScheme(): { state: SchemeState; take(): Promise<Scheme | null>; retry(): void } {
  const host = useHost();
  const [state, setState] = useState<SchemeState>({ status: 'loading' });

  const fetchAnew = useCallback(
    () =>
      host.api.send(generateScheme()).then(
        (scheme) => {
          setState({ status: 'ready', scheme });
          return scheme;
        },
        (error: unknown) => {
          setState({ status: 'error', error: isApiError(error) ? error : new ApiError('server') });
          return null;
        },
      ),
    [host],
  );

  useEffect(() => void fetchAnew(), [fetchAnew]);

  useEffect(() => {
    if (state.status !== 'ready') return undefined;
    const { scheme } = state;
    const renew = () => {
      if (goodForMs(scheme, host.now()) === 0) void fetchAnew();
    };
    const stopTimer = pageSight.after(goodForMs(scheme, host.now()), renew);
    const stopWatch = pageSight.onChange(renew);
    return () => {
      stopTimer();
      stopWatch();
    };
  }, [state, host, fetchAnew]);

  const take = async () =>
    state.status === 'ready' && goodForMs(state.scheme, host.now()) > 0 ? state.scheme : fetchAnew();
  const retry = () => {
    setState({ status: 'loading' });
    void fetchAnew();
  };
  return { state, take, retry };
}
