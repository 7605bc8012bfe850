import type { SharedStorage } from '../contract.ts';

export interface FakeStorage extends SharedStorage {
  /** Everything in it, by key. */
  entries: Map<string, string>;
  /** The same storage as another tab sees it: changes are reported to all tabs but the one that made them. */
  inAnotherTab?(): FakeStorage;
}

type Listener = (key: string | null) => void;

export function memoryStorage(): FakeStorage {
  const entries = new Map<string, string>();
  const tabs: Set<Listener>[] = [];
  const open = (): FakeStorage => {
    const own = new Set<Listener>();
    tabs.push(own);
    const report = (key: string) =>
      tabs.forEach((listeners) => listeners === own || [...listeners].forEach((listener) => listener(key)));
    return {
      entries,
      get: (key) => entries.get(key) ?? null,
      set(key, value) {
        entries.set(key, value);
        report(key);
      },
      remove(key) {
        if (entries.delete(key)) report(key);
      },
      onChange(listener) {
        own.add(listener);
        return () => void own.delete(listener);
      },
      inAnotherTab: open,
    };
  };
  return open();
}

export function fakeVisibility() {
  let isVisible = true;
  const listeners = new Set<() => void>();
  const turn = (to: boolean) => {
    isVisible = to;
    [...listeners].forEach((listener) => listener());
  };
  return {
    visibility: {
      isVisible: () => isVisible,
      onChange(listener: () => void) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    hide: () => turn(false),
    /** Shown, or shown again out of the back-forward cache. */
    show: () => turn(true),
    listening: () => listeners.size,
  };
}
