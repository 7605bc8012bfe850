import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CommandError } from '../command-error.ts';
import { checkKey, checkPrefix, OWN_FOLDER, type Store, StoreConflict } from './store.ts';

/** Every step under the lock takes milliseconds; who waits this long waits for a process that was stopped. */
const PATIENCE_MS = 30_000;

/**
 * Does `step` while no other process on this machine does one under the same lock file.
 *
 * The lock is SQLite's on an empty database, since Node has no `flock`: the kernel frees it when its holder dies, in
 * whatever way, so there are no stale locks to break (breaking one safely takes a second lock) and no process ids to
 * compare (they are used again, and differ between containers). `step` is synchronous, so within a process too
 * there is never a second one.
 */
export function exclusively<T>(file: string, step: () => T, patience = PATIENCE_MS): T {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const lock = new DatabaseSync(file, { timeout: patience });
  try {
    take(lock, file);
    return step();
  } finally {
    lock.close();
  }
}

function take(lock: DatabaseSync, file: string): void {
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (cause) {
    if (!(cause instanceof Error) || !/locked/.test(cause.message)) throw cause;
    throw new CommandError(`another process keeps ${file} locked: look for a release command that hangs`, {
      cause,
    });
  }
}

/** Error codes of reading a path that has no file. */
const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'EISDIR']);

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';
const tagOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

function orNull(error: unknown): null {
  if (ABSENT.has(codeOf(error))) return null;
  throw error;
}

function tagAt(file: string): string | null {
  try {
    return tagOf(fs.readFileSync(file));
  } catch (error) {
    return orNull(error);
  }
}

/** The folders that a removal leaves empty go too. */
function removeEmpty(folder: string, root: string): void {
  for (let each = folder; each !== root; each = path.dirname(each)) {
    if (fs.readdirSync(each).length > 0) return;
    fs.rmdirSync(each);
  }
}

/** What a folder holds; nothing where it is none, or vanished since it was seen. */
function entriesOf(folder: string): fs.Dirent[] {
  try {
    return fs.readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    return orNull(error) ?? [];
  }
}

/** The keys of the files below a folder. */
function walk(root: string, folder: string): string[] {
  return entriesOf(path.join(root, folder)).flatMap((entry) => {
    const key = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return key === OWN_FOLDER ? [] : walk(root, key);
    return entry.isFile() ? [key] : [];
  });
}

/**
 * A site in a folder of this machine; made by its first write. Writers take turns (`exclusively`): one writes
 * `.store/part` and renames it, so that readers, who take no lock, never see half a file, and what a dead writer
 * left is overwritten by the next. The part is on the disk before it gets its name: after a power cut a file is
 * whole or is not there. Tags are the sha256 of the content.
 */
export function folderStore(folder: string): Store {
  const root = path.resolve(folder);
  const part = path.join(root, OWN_FOLDER, 'part');
  const fileOf = (key: string) => path.join(root, checkKey(key));
  const alone = <T>(step: () => T) => exclusively(path.join(root, OWN_FOLDER, 'lock'), step);

  return {
    async read(key) {
      const bytes = await fs.promises.readFile(fileOf(key)).catch(orNull);
      return bytes && { bytes, tag: tagOf(bytes) };
    },

    async write(key, bytes, options = {}) {
      const file = fileOf(key);
      return alone(() => {
        if (options.if !== undefined && tagAt(file) !== options.if) throw new StoreConflict(key);
        fs.mkdirSync(path.dirname(file), { recursive: true });
        fs.writeFileSync(part, bytes, { flush: true });
        fs.renameSync(part, file);
        return tagOf(bytes);
      });
    },

    async remove(key) {
      const file = fileOf(key);
      alone(() => {
        if (!fs.statSync(file, { throwIfNoEntry: false })?.isFile()) return;
        fs.rmSync(file);
        removeEmpty(path.dirname(file), root);
      });
    },

    async list(prefix) {
      const deepest = checkPrefix(prefix).split('/').slice(0, -1).join('/');
      return walk(root, deepest)
        .filter((key) => key.startsWith(prefix))
        .sort();
    },
  };
}
