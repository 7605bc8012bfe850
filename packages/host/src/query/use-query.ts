import { useCallback, useState, useSyncExternalStore } from 'react';
import type { ApiError } from '@vip/api';
import { useHost, useSession } from '../context.ts';
import { fixedQuery, type QueryState, type Source } from './query-store.ts';

export type { QueryState } from './query-store.ts';

/** Data of a backend with its age. */
export interface Query<T> {
  state: QueryState<T>;
  /** The data belongs to the present key, and nothing newer is loading. */
  isFresh: boolean;
  /** When the data was requested, ms since 1970; 0 without data. */
  askedAt: number;
  /** Why the last attempt failed; null otherwise. */
  failure: ApiError | null;
  /** Loads again and keeps the data meanwhile. */
  refresh(): void;
  /** Loads again from the loading state. */
  retry(): void;
}

export interface QueryOptions {
  /** The data is the same for all users: another session loads it again only if the first attempt failed meanwhile. */
  isPublic?: boolean;
  /**
   * A page that is shown again in this document begins with its last data, not fresh, and loads it again: for lists only,
   * whose state a later tap checks. `name` is then the call's in all pages. Not for orders, claims and anything that expires.
   */
  isKept?: boolean;
}

/**
 * Loads data while the component is mounted: once for each key and session. The data of another key or session stays
 * until the new data is here, but not if that fails. `source` null waits. Unmounting aborts the request.
 */
export function useQuery<T>(
  name: string,
  source: Source<T> | null,
  { isPublic, isKept }: QueryOptions = {},
): Query<T> {
  const { first, openQuery = fixedQuery } = useHost();
  const { token } = useSession();
  const key = isPublic ? name : `${name} ${token}`;
  const mounted = source === null ? null : key;
  const open = (before: QueryState<T>, isLoaded?: boolean) => ({
    mounted,
    query: openQuery({ key, source, before, isLoaded, isPublic, isKept }),
  });
  const [slot, setSlot] = useState(() => {
    const answer = source !== null && typeof source === 'object' ? first?.(source) : null;
    return answer ? open({ status: 'ready', key, ...answer }, true) : open({ status: 'loading' });
  });
  const { subscribe, get, load } = slot.query;
  const { state, isPending, failure } = useSyncExternalStore(subscribe, get, get);
  // While rendering: the effects after it have to load the new key.
  if (slot.mounted !== mounted) setSlot(open(state));
  const isReady = state.status === 'ready';
  return {
    state,
    isFresh: isReady && state.key === key && !isPending && failure === null,
    askedAt: isReady ? state.askedAt : 0,
    failure,
    refresh: useCallback(() => load(true), [load]),
    retry: useCallback(() => load(false), [load]),
  };
}
