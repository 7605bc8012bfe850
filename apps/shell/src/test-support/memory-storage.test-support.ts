import type { PageStorage } from '../browser/storage.ts';

/** In-memory storage. */
export function memoryStorage(content: Record<string, string> = {}): PageStorage {
  const map = new Map(Object.entries(content));
  return {
    get: (key) => map.get(key) ?? null,
    set: (key, value) => void map.set(key, value),
    remove: (key) => void map.delete(key),
    keys: () => Array.from(map.keys()),
    isLasting: () => true,
  };
}
