import { useEffect } from 'react';
import { generateScheme, type Scheme } from '@vip/api';
import { useHost, useQuery, type Query } from '@vip/host';
import { pageVisibility } from '../use-opening.ts';

/** Links expire this much earlier for the page, ms: opening takes a moment. */
const MARGIN_MS = 10_000;

/** The longest delay that setTimeout accepts, ms. */
const MAX_DELAY_MS = 2_147_483_647;

/** How long the links into the mini-program are still valid, ms by the server's clock; 0 once they have expired. */
export const validForMs = ({ expiresAt }: Scheme, now: number): number =>
  Math.min(MAX_DELAY_MS, Math.max(0, Date.parse(expiresAt) - MARGIN_MS - now));

/**
 * The links into the mini-program, loaded again when they expire: at that time while the page is open, and at once when
 * the user returns to a page that slept. A failed reload is an error too, since expired links open nothing.
 */
export function useScheme(): Query<Scheme> {
  const host = useHost();
  const query = useQuery('weapp scheme', generateScheme(), { isPublic: true });
  const { state, failure, refresh } = query;
  const scheme = state.status === 'ready' && failure === null ? state.data : null;

  useEffect(() => {
    if (!scheme) return undefined;
    const renew = () => {
      if (validForMs(scheme, host.now()) === 0) refresh();
    };
    const stopTimer = pageVisibility.after(validForMs(scheme, host.now()), renew);
    const unsubscribe = pageVisibility.onChange(renew);
    return () => {
      stopTimer();
      unsubscribe();
    };
  }, [scheme, host, refresh]);

  return failure === null ? query : { ...query, state: { status: 'error', error: failure } };
}
