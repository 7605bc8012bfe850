import type { SessionSource } from '../host.ts';
import type { QueryState } from './query-store.ts';

/** Longest age of an answer that a page begins with, ms: that at which prices are loaded again in any case. */
export const KEPT_MS = 10 * 60_000;

/** The number of answers that are kept: those of two or three pages. */
export const KEPT_ANSWERS = 8;

type Ready<T> = Extract<QueryState<T>, { status: 'ready' }>;

/** The last answers of this document by key, for pages that are shown again. */
export interface KeptAnswers {
  /** Of the type that this key was kept with. */
  get<T>(key: string): Ready<T> | null;
  keep(state: Ready<unknown>): void;
}

/** They are those of one user: another one, and an anonymous one after a logout or a 401, begins without. Keys have the token. */
export function createKeptAnswers({ get, subscribe }: SessionSource): KeptAnswers {
  const states = new Map<string, Ready<unknown>>();
  // Not by `personOf`: another module of the host in this chunk would cost the first file of the shell some 40 bytes.
  const owner = () => {
    const { token, account } = get();
    return token + (account ? account.id : '');
  };
  let before = owner();
  subscribe(() => {
    if (owner() !== before) states.clear();
    before = owner();
  });
  return {
    get<T>(key: string) {
      const state = states.get(key) as Ready<T> | undefined;
      return state && Date.now() - state.askedAt < KEPT_MS ? state : null;
    },
    keep(state) {
      states.delete(state.key);
      states.set(state.key, state);
      if (states.size > KEPT_ANSWERS) states.delete(states.keys().next().value ?? '');
    },
  };
}
