import { atom, createStore } from 'jotai';
import type { ApiClient, ApiError, Call } from '@vip/api';
import type { SessionSource } from '../host.ts';
import { createKeptAnswers, type KeptAnswers } from './kept-answers.ts';
import type { QueryInput, QueryResult, QueryState, QueryStore } from './query-store.ts';

/** Queries of pages, as atoms of one store. For the shell, and hosts of tests. */
export function createQueries(
  { send }: Pick<ApiClient, 'send'>,
  session: SessionSource,
): <T>(input: QueryInput<T>) => QueryStore<T> {
  const store = createStore();
  const kept = createKeptAnswers(session);
  const sendPublic: ApiClient['send'] = async (call, options) => {
    const { token } = session.get();
    try {
      return await send(call, options);
    } catch (error) {
      // A request that waited for the transport is not sent with the token of an earlier session.
      const hasChanged = session.get().token !== token;
      if (!hasChanged || call.canRepeat === false || options?.signal?.aborted) throw error;
      return sendPublic(call, options);
    }
  };
  return (input) => {
    const query = queryAtom(input.isPublic ? sendPublic : send, input, kept);
    return {
      get: () => store.get(query),
      subscribe: (onChange) => store.sub(query, onChange),
      load: (keepsData) => store.set(query, keepsData),
    };
  };
}

/** It loads when it is mounted. Writing loads it again: `true` keeps the data meanwhile. */
function queryAtom<T>(send: ApiClient['send'], input: QueryInput<T>, kept: KeptAnswers) {
  const { key, source, before, isLoaded, isKept } = input;
  const keep = (state: QueryState<T>) => {
    if (isKept && state.status === 'ready') kept.keep(state);
  };
  if (isLoaded) keep(before);
  const known = isKept && before.status === 'loading' ? kept.get<T>(key) : null;
  const resultAtom = atom<QueryResult<T>>({ state: known ?? before, isPending: !isLoaded, failure: null });
  let request = new AbortController();
  const query = atom(
    (get) => get(resultAtom),
    (get, set, keepsData: boolean) => {
      request.abort();
      request = new AbortController();
      const { signal } = request;
      const finish = (state: QueryState<T>, failure: ApiError | null) => {
        if (signal.aborted) return;
        set(resultAtom, { state, isPending: false, failure });
        if (!failure) keep(state);
      };
      const present = get(resultAtom);
      if (!keepsData || !present.isPending)
        set(resultAtom, {
          state: keepsData ? present.state : { status: 'loading' },
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
