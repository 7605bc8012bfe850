/** Content of a key. `tag` identifies these bytes in the store's own way: compare it, do not parse it. */
export interface Stored {
  bytes: Buffer;
  tag: string;
}

/** What a write expects to find. Absent: anything; null: nothing; a tag: exactly that content. */
export interface WriteCondition {
  if?: string | null;
}

/**
 * Where a site lies. Keys are relative paths (`registry/honey.json`, see `checkKey`) and hold whole files: a reader
 * sees one write or another, never part of one. A key does not stand below another one (`a` and `a/b`): folders
 * cannot hold both.
 */
export interface Store {
  /** null where the key does not exist. */
  read(key: string): Promise<Stored | null>;
  /** Compares and writes in one step. Gives the new tag; throws `StoreConflict`, with nothing written, where `if` does not hold. */
  write(key: string, bytes: Buffer, options?: WriteCondition): Promise<string>;
  /** Nothing happens where nothing is. */
  remove(key: string): Promise<void>;
  /** All keys that begin with `prefix` ('' is everything), sorted. */
  list(prefix: string): Promise<string[]>;
}

/** The content is not what the writer had seen: read it again, decide again. */
export class StoreConflict extends Error {
  override readonly name = 'StoreConflict';
  readonly key: string;

  constructor(key: string, options?: ErrorOptions) {
    super(`${key} was changed by someone else at the same time`, options);
    this.key = key;
  }
}

/** The folder store keeps its lock and its unfinished file here, so no store accepts it as a key. */
export const OWN_FOLDER = '.store';

const SEGMENT = /^[^\\/\p{Cc}]+$/u;

/**
 * Gives the key back. Throws a `RangeError` on what could leave the site's folder or mean two things: an absolute
 * path, `.`, `..`, an empty segment, a backslash, a control character.
 */
export function checkKey(key: string): string {
  const segments = key.split('/');
  const isGood = segments.every((part) => SEGMENT.test(part) && part !== '.' && part !== '..');
  if (!isGood || segments[0] === OWN_FOLDER)
    throw new RangeError(`not a key of a site: ${JSON.stringify(key)}`);
  return key;
}

/** The same of what a listing begins with: '' or a key, whole or cut short, with or without a slash at its end. */
export function checkPrefix(prefix: string): string {
  if (prefix !== '') checkKey(prefix.replace(/\/$/, ''));
  return prefix;
}
