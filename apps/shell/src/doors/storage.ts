import type { KeyValue } from '@vip/host';

export interface PageStorage extends KeyValue {
  /** Whether the next document will find what is stored here. Asked before anything that would repeat without it. */
  isLasting(): boolean;
}

/** Storage that never throws: in private modes and full web views it forgets with the page instead. */
export function openStorage(kind: 'local' | 'session'): PageStorage {
  const memory = new Map<string, string>();
  const door = () => (kind === 'local' ? window.localStorage : window.sessionStorage);
  return {
    get(key) {
      try {
        return door().getItem(key) ?? memory.get(key) ?? null;
      } catch {
        // Reading is refused: what was set in this page's life is all there is.
        return memory.get(key) ?? null;
      }
    },
    set(key, value) {
      memory.set(key, value);
      try {
        door().setItem(key, value);
      } catch {
        // Writing is refused or the quota is full: the memory above has it.
      }
    },
    remove(key) {
      memory.delete(key);
      try {
        door().removeItem(key);
      } catch {
        // Nothing was stored there.
      }
    },
    isLasting() {
      try {
        door().setItem('lasts', '1');
        door().removeItem('lasts');
        return true;
      } catch {
        // Refused or full.
        return false;
      }
    },
  };
}
