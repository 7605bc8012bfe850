import { createHash } from 'node:crypto';
import { StoreConflict, type Store } from '../../store/store.ts';

const tagOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** A store that keeps everything in memory, for tests that are not about storing: a disk takes its time for each file. */
export function memoryStore(): Store & { files: ReadonlyMap<string, Buffer> } {
  const files = new Map<string, Buffer>();
  return {
    files,
    read(key) {
      const bytes = files.get(key);
      return Promise.resolve(bytes ? { bytes, tag: tagOf(bytes) } : null);
    },
    write(key, bytes, options = {}) {
      const there = files.get(key);
      if (options.if !== undefined && (there ? tagOf(there) : null) !== options.if)
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
