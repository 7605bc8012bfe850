import type { KeyValue } from '@vip/host';

export interface PageStorage extends KeyValue {
  keys(): string[];
  /** True if the next document will find the stored values. Checked before a reload, which would loop otherwise. */
  isLasting(): boolean;
}

export const removeByPrefix = (storage: Pick<PageStorage, 'keys' | 'remove'>, prefixes: readonly string[]) =>
  storage
    .keys()
    .filter((key) => prefixes.some((prefix) => key.startsWith(prefix)))
    .forEach((key) => storage.remove(key));

/** localStorage or sessionStorage, never throwing. Values that cannot be written are kept in memory. */
export function openStorage(kind: 'local' | 'session'): PageStorage {
  // Only refused values: all others are read from storage, since other tabs change them too.
  const refused = new Map<string, string>();
  const native = () => (kind === 'local' ? window.localStorage : window.sessionStorage);
  return {
    get(key) {
      if (refused.has(key)) return refused.get(key) ?? null;
      try {
        return native().getItem(key);
      } catch {
        // Reading is blocked.
        return null;
      }
    },
    set(key, value) {
      try {
        native().setItem(key, value);
        refused.delete(key);
      } catch {
        // Writing is blocked or the quota is full.
        refused.set(key, value);
      }
    },
    remove(key) {
      refused.delete(key);
      try {
        native().removeItem(key);
      } catch {
        // Blocked: nothing was stored there.
      }
    },
    keys() {
      const keys = Array.from(refused.keys());
      try {
        const store = native();
        for (let at = 0; at < store.length; at += 1) keys.push(store.key(at) ?? '');
      } catch {
        // Blocked: nothing was stored there.
      }
      return keys;
    },
    isLasting() {
      try {
        native().setItem('lasts', '1');
        native().removeItem('lasts');
        return true;
      } catch {
        // Blocked or full.
        return false;
      }
    },
  };
}

type StorageWindow = Pick<Window, 'sessionStorage' | 'addEventListener' | 'removeEventListener'>;

/** Subscribes to changes that other tabs make to local storage; key null: it was cleared. Returns an unsubscribe function. */
export const onStorage =
  (page: StorageWindow) =>
  (handler: (key: string | null) => void): (() => void) => {
    // Frames of this tab share its session storage, and their changes are events too.
    const changed = (event: StorageEvent) => {
      if (event.storageArea !== page.sessionStorage) handler(event.key);
    };
    page.addEventListener('storage', changed);
    return () => page.removeEventListener('storage', changed);
  };
