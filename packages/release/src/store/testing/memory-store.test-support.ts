import { createHash } from 'node:crypto';
import { StoreConflict, type Store } from '../store.ts';

const tagOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** An in-memory store for tests that are not about stores, as a disk is slow. */
export function memoryStore(): Store & { files: ReadonlyMap<string, Buffer> } {
  const files = new Map<string, Buffer>();
  return {
    files,
    read(key) {
      const bytes = files.get(key);
      return Promise.resolve(bytes ? { bytes, tag: tagOf(bytes) } : null);
    },
    write(key, bytes, options = {}) {
      const current = files.get(key);
      if (options.if !== undefined && (current ? tagOf(current) : null) !== options.if)
        return Promise.reject(new StoreConflict(key));
      files.set(key, bytes);
      return Promise.resolve(tagOf(bytes));
    },
    remove(key) {
      files.delete(key);
      return Promise.resolve();
    },
    list: (prefix) => Promise.resolve([...files.keys()].filter((key) => key.startsWith(prefix)).sort()),
  };
}
