import { useCallback, useState } from 'react';
import { atom, useAtom } from 'jotai';
import type { ApiError, Call } from '@vip/api';
import { useHost, useSession } from '../context.ts';
import type { Host } from '../host.ts';

export type QueryState<T> =
  | { status: 'loading' }
  /** `key` is that of its query, `askedAt` when it was sent (ms since 1970). */
  | { status: 'ready'; data: T; key: string; askedAt: number }
  | { status: 'error'; error: ApiError };

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

/** A call, or how to load it from a lazy chunk. A chunk that fails to load is the query's `failure` as it is. */
type Source<T> = Call<T> | (() => Promise<Call<T>>);

export interface QueryOptions {
  /** The data is the same for all users, so that another session does not load it again. */
  isPublic?: boolean;
}

interface Known<T> {
  state: QueryState<T>;
  isPending: boolean;
  failure: ApiError | null;
}

const LOADING = { status: 'loading' } as const;

/**
 * Loads data while the component is mounted: once for each key and session. The data of another key or session stays
 * until the new data is here, but not if that fails. `source` null waits. Unmounting aborts the request.
 */
export function useQuery<T>(
  name: string,
  source: Source<T> | null,
  { isPublic = false }: QueryOptions = {},
): Query<T> {
  const host = useHost();
  const { token } = useSession();
  const key = isPublic ? name : `${name} ${token}`;
  const mounted = source === null ? null : key;
  const open = (state: QueryState<T>) => ({ mounted, query: queryAtom(host, key, source, state) });
  const [slot, setSlot] = useState(() => open(LOADING));
  const [{ state, isPending, failure }, load] = useAtom(slot.query);
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

/** The state of one key. It loads when it is mounted. Writing loads it again: `true` keeps the data meanwhile. */
function queryAtom<T>(host: Host, key: string, source: Source<T> | null, before: QueryState<T>) {
  const knownAtom = atom<Known<T>>({ state: before, isPending: true, failure: null });
  let request = new AbortController();
  const query = atom(
    (get) => get(knownAtom),
    (get, set, keepsData: boolean) => {
      request.abort();
      request = new AbortController();
      const { signal } = request;
      const finish = (state: QueryState<T>, failure: ApiError | null) => {
        if (!signal.aborted) set(knownAtom, { state, isPending: false, failure });
      };
      const known = get(knownAtom);
      if (!keepsData || !known.isPending)
        set(knownAtom, { state: keepsData ? known.state : LOADING, isPending: true, failure: null });
      if (!source) return;
      const askedAt = Date.now();
      const send = (call: Call<T>) => host.api.send(call, { signal });
      const answer = typeof source === 'function' ? source().then(send) : send(source);
      answer.then(
        (data) => finish({ status: 'ready', data, key, askedAt }, null),
        (error: ApiError) => {
          const { state } = get(knownAtom);
          // Data of another key or session must not stay; a refresh of the same may fail.
          const isKept = state.status === 'ready' && state.key === key;
          finish(isKept ? state : { status: 'error', error }, error);
        },
      );
    },
  );
  query.onMount = (load) => {
    if (source) load(true);
    return () => request.abort();
  };
  return query;
}
