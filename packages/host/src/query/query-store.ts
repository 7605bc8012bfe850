import type { ApiError, Call } from '@vip/api';

export type QueryState<T> =
  | { status: 'loading' }
  /** `key` is that of its query, `askedAt` when it was sent (ms since 1970). */
  | { status: 'ready'; data: T; key: string; askedAt: number }
  | { status: 'error'; error: ApiError };

/** A call, or how to load it from a lazy chunk. A chunk that fails to load is the query's `failure` as it is. */
export type Source<T> = Call<T> | (() => Promise<Call<T>>);

export interface QueryResult<T> {
  state: QueryState<T>;
  isPending: boolean;
  /** Why the last attempt failed; null otherwise. */
  failure: ApiError | null;
}

/** What to load, and what is shown before. */
export interface QueryInput<T> {
  key: string;
  /** null waits. */
  source: Source<T> | null;
  before: QueryState<T>;
  /** `before` is its data: the first subscription does not load. */
  isLoaded?: boolean | undefined;
  /** `QueryOptions.isPublic`. */
  isPublic?: boolean | undefined;
  /** `QueryOptions.isKept`. */
  isKept?: boolean | undefined;
}

/** The state of one key. It loads when it is subscribed to, and stops when nothing subscribes to it any more. */
export interface QueryStore<T> {
  get(): QueryResult<T>;
  /** Returns an unsubscribe function. */
  subscribe(onChange: () => void): () => void;
  /** Loads again; `keepsData`: shows the data meanwhile. */
  load(keepsData: boolean): void;
}

/** Where nothing can be loaded: in the composed HTML, and before react-dom. */
export function fixedQuery<T>({ before, isLoaded }: QueryInput<T>): QueryStore<T> {
  const result: QueryResult<T> = { state: before, isPending: !isLoaded, failure: null };
  return { get: () => result, subscribe: () => () => undefined, load: () => undefined };
}
