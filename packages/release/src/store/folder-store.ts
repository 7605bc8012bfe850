import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CommandError } from '../command-error.ts';
import { checkKey, checkPrefix, OWN_FOLDER, type Store, StoreConflict } from './store.ts';

/** Steps under the lock take milliseconds: after this wait its holder must have been stopped. */
const LOCK_TIMEOUT_MS = 30_000;

/**
 * Runs `step` while no other process on this machine runs one under the same lock file.
 *
 * The lock is SQLite's on an empty database, since Node has no `flock`. The kernel frees it when its holder dies, so there
 * are no stale locks to break (which safely takes a second lock) and no process ids to compare (they are reused, and
 * differ between containers). `step` is synchronous, so there is never a second one within a process either.
 */
export function exclusively<T>(file: string, step: () => T, timeout = LOCK_TIMEOUT_MS): T {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const lock = new DatabaseSync(file, { timeout });
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
    throw new CommandError(`another process keeps ${file} locked: check for a release command that hangs`, {
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

/** Removes the folders that a removal leaves empty. */
function removeEmpty(folder: string, root: string): void {
  for (let each = folder; each !== root; each = path.dirname(each)) {
    if (fs.readdirSync(each).length > 0) return;
    fs.rmdirSync(each);
  }
}

/** Entries of a folder; none if it is not a folder or was removed meanwhile. */
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
 * A site in a folder of this machine, created by its first write. Writers take turns (`exclusively`): each writes
 * `.store/part` and renames it, so that readers, which take no lock, never see half a file, and the next writer overwrites
 * what a killed one left. The part is flushed before it is renamed: after a power cut a file is complete or absent. Tags
 * are the sha256 of the content.
 */
export function folderStore(folder: string): Store {
  const root = path.resolve(folder);
  const part = path.join(root, OWN_FOLDER, 'part');
  const fileOf = (key: string) => path.join(root, checkKey(key));
  const locked = <T>(step: () => T) => exclusively(path.join(root, OWN_FOLDER, 'lock'), step);

  return {
    async read(key) {
      const bytes = await fs.promises.readFile(fileOf(key)).catch(orNull);
      return bytes && { bytes, tag: tagOf(bytes) };
    },

    async write(key, bytes, options = {}) {
      const file = fileOf(key);
      return locked(() => {
        if (options.if !== undefined && tagAt(file) !== options.if) throw new StoreConflict(key);
        fs.mkdirSync(path.dirname(file), { recursive: true });
        fs.writeFileSync(part, bytes, { flush: true });
        fs.renameSync(part, file);
        return tagOf(bytes);
      });
    },

    async remove(key) {
      const file = fileOf(key);
      locked(() => {
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
