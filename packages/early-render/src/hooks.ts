import * as React from 'react';
import { type TreeId, idOf } from './tree-id.ts';

/** The state of one component. */
export interface Instance {
  type: unknown;
  slots: Slot[];
}

interface Slot {
  value: unknown;
  deps?: readonly unknown[] | undefined;
  /** The setter of a state, the same for the component's life. */
  set?: (action: unknown) => void;
}

type Reducer = (state: unknown, action: unknown) => unknown;
type Context = React.Context<unknown>;

export interface RenderScope {
  /** True to read what a hydration reads first: the snapshots of the server. */
  isHydration: boolean;
  contexts: ReadonlyMap<Context, unknown>;
  /** A state has changed after its component was rendered. */
  onChange(): void;
}

/** Where React 19 keeps the hooks of whoever renders. An internal of the pinned version: docs/decisions/0001-hooks.md. */
const internals = (React as unknown as Record<string, { H: unknown } | undefined>)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
];

/** False for a React whose internals are not those of the pinned version. */
export const hasHooks = (): boolean => internals !== undefined && 'H' in internals;

/** A state may be set while its component renders, which renders it again. As many times as react-dom allows. */
const MOST_RENDERS = 25;

/** Calls a component with hooks that keep their state in `instance`, and run no effects. Returns what it renders. */
export function callComponent(
  call: () => unknown,
  instance: Instance,
  treeId: TreeId,
  scope: RenderScope,
): { output: unknown; hasIds: boolean } {
  const { slots } = instance;
  let at = 0;
  let ids = 0;
  let isRendering = true;
  let isStale = false;

  const slot = (create: () => Slot): Slot => (slots[at++] ??= create());
  const memo = (create: () => unknown, deps?: readonly unknown[]) => {
    const found = slot(() => ({ value: create(), deps }));
    if (deps === undefined || !deps.every((dep, index) => Object.is(dep, found.deps?.[index]))) {
      found.value = create();
      found.deps = deps;
    }
    return found.value;
  };
  const state = (reduce: Reducer, initial: () => unknown) => {
    const found = slot(() => {
      const made: Slot = { value: initial() };
      made.set = (action) => {
        const next = reduce(made.value, action);
        if (Object.is(next, made.value)) return;
        made.value = next;
        if (isRendering) isStale = true;
        else scope.onChange();
      };
      return made;
    });
    return [found.value, found.set];
  };
  const readContext = (context: Context) =>
    scope.contexts.has(context)
      ? scope.contexts.get(context)
      : (context as unknown as { _currentValue: unknown })._currentValue;
  const noEffect = () => undefined;

  const hooks = {
    readContext,
    useContext: readContext,
    useState: (initial: unknown) =>
      state(
        (value, action) => (typeof action === 'function' ? action(value) : action),
        () => (typeof initial === 'function' ? initial() : initial),
      ),
    useReducer: (reduce: Reducer, argument: unknown, init?: (argument: unknown) => unknown) =>
      state(reduce, () => (init ? init(argument) : argument)),
    useRef: (current: unknown) => slot(() => ({ value: { current } })).value,
    useMemo: memo,
    useCallback: (callback: unknown, deps?: readonly unknown[]) => memo(() => callback, deps),
    useId: () => idOf(treeId, ids++),
    useSyncExternalStore: (_: unknown, get: () => unknown, getOfServer: () => unknown) =>
      scope.isHydration ? getOfServer() : get(),
    useEffect: noEffect,
    useLayoutEffect: noEffect,
    useInsertionEffect: noEffect,
    useImperativeHandle: noEffect,
    useDebugValue: noEffect,
  };

  if (!internals) throw new Error('unknown React');
  const before = internals.H;
  internals.H = hooks;
  try {
    for (let renders = 0; ; renders += 1) {
      at = 0;
      ids = 0;
      isStale = false;
      const output = call();
      if (!isStale) return { output, hasIds: ids > 0 };
      if (renders === MOST_RENDERS) throw new Error('too many renders');
    }
  } finally {
    isRendering = false;
    internals.H = before;
  }
}
