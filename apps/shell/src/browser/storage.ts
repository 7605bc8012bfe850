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

/** `otherwise` where the browser blocks storage, or has no room left for a value. */
function attempt<T>(use: () => T, otherwise: T): T {
  try {
    return use();
  } catch {
    return otherwise;
  }
}

/** localStorage or sessionStorage, never throwing. Values that cannot be written are kept in memory. */
export function openStorage(kind: 'local' | 'session'): PageStorage {
  // Only refused values: all others are read from storage, since other tabs change them too.
  const refused = new Map<string, string>();
  const native = () => (kind === 'local' ? window.localStorage : window.sessionStorage);
  const write = (key: string, value: string) =>
    attempt(() => {
      native().setItem(key, value);
      return true;
    }, false);
  const remove = (key: string) => attempt(() => native().removeItem(key), undefined);
  return {
    get: (key) => refused.get(key) ?? attempt(() => native().getItem(key), null),
    set(key, value) {
      if (write(key, value)) refused.delete(key);
      else refused.set(key, value);
    },
    remove(key) {
      refused.delete(key);
      remove(key);
    },
    keys() {
      const stored = attempt(() => {
        const store = native();
        return Array.from({ length: store.length }, (_, at) => store.key(at) ?? '');
      }, []);
      return [...Array.from(refused.keys()), ...stored];
    },
    isLasting() {
      const isWritten = write('lasts', '1');
      remove('lasts');
      return isWritten;
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
