import type { PurchasePorts, PurchaseStorage } from '../contract.ts';

export interface FakeStorage extends PurchaseStorage {
  /** Everything in it, by key. */
  entries: Map<string, string>;
}

export function memoryStorage(entries = new Map<string, string>()): FakeStorage {
  return {
    entries,
    get: (key) => entries.get(key) ?? null,
    set: (key, value) => void entries.set(key, value),
    remove: (key) => void entries.delete(key),
  };
}

export interface FakeVisibility {
  visibility: PurchasePorts['visibility'];
  hide(): void;
  /** Shown, or shown again out of the back-forward cache. */
  show(): void;
  listening(): number;
}

export function fakeVisibility(): FakeVisibility {
  let isVisible = true;
  const listeners = new Set<() => void>();
  const turn = (to: boolean) => {
    isVisible = to;
    [...listeners].forEach((listener) => listener());
  };
  return {
    visibility: {
      isVisible: () => isVisible,
      onChange(listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    hide: () => turn(false),
    show: () => turn(true),
    listening: () => listeners.size,
  };
}
