import { atom, createStore } from 'jotai';
import type { ApiClient, ApiError, Call } from '@vip/api';
import type { QueryInput, QueryResult, QueryState, QueryStore } from './query-store.ts';

/** Queries of pages, as atoms of one store. For the shell, and hosts of tests. */
export function createQueries({ send }: Pick<ApiClient, 'send'>): <T>(input: QueryInput<T>) => QueryStore<T> {
  const store = createStore();
  return (input) => {
    const query = queryAtom(send, input);
    return {
      get: () => store.get(query),
      subscribe: (onChange) => store.sub(query, onChange),
      load: (keepsData) => store.set(query, keepsData),
    };
  };
}

/** It loads when it is mounted. Writing loads it again: `true` keeps the data meanwhile. */
function queryAtom<T>(send: ApiClient['send'], { key, source, before, isLoaded }: QueryInput<T>) {
  const resultAtom = atom<QueryResult<T>>({ state: before, isPending: !isLoaded, failure: null });
  let request = new AbortController();
  const query = atom(
    (get) => get(resultAtom),
    (get, set, keepsData: boolean) => {
      request.abort();
      request = new AbortController();
      const { signal } = request;
      const finish = (state: QueryState<T>, failure: ApiError | null) => {
        if (!signal.aborted) set(resultAtom, { state, isPending: false, failure });
      };
      const known = get(resultAtom);
      if (!keepsData || !known.isPending)
        set(resultAtom, {
          state: keepsData ? known.state : { status: 'loading' },
          isPending: true,
          failure: null,
        });
      if (!source) return;
      const askedAt = Date.now();
      const sendCall = (call: Call<T>) => send(call, { signal });
      const answer = typeof source === 'function' ? source().then(sendCall) : sendCall(source);
      answer.then(
        (data) => finish({ status: 'ready', data, key, askedAt }, null),
        (error: ApiError) => {
          const { state } = get(resultAtom);
          // Data of another key or session must not stay; a refresh of the same may fail.
          const isKept = state.status === 'ready' && state.key === key;
          finish(isKept ? state : { status: 'error', error }, error);
        },
      );
    },
  );
  query.onMount = (load) => {
    if (source && !isLoaded) load(true);
    return () => request.abort();
  };
  return query;
}
