import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CommandError } from '../command-error.ts';

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
