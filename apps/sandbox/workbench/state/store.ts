/** State in one place: whoever shows a part of it watches that part. */
export interface Store<State extends object> {
  get(): State;
  /** Changes some fields; those who watch one that is really another value run. */
  set(patch: Partial<State>): void;
  /** Runs at once, and again whenever one of the fields changes. */
  watch(fields: readonly (keyof State)[], run: (state: State) => void): void;
}

export function createStore<State extends object>(initial: State): Store<State> {
  let state = initial;
  const watchers: { fields: readonly (keyof State)[]; run: (state: State) => void }[] = [];
  return {
    get: () => state,
    set(patch) {
      const before = state;
      state = { ...state, ...patch };
      const isChanged = (field: keyof State) => !Object.is(before[field], state[field]);
      for (const { fields, run } of watchers) if (fields.some(isChanged)) run(state);
    },
    watch(fields, run) {
      watchers.push({ fields, run });
      run(state);
    },
  };
}
