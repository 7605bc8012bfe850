/** Content of a key. `tag` identifies these bytes; it is opaque and only compared. */
export interface Stored {
  bytes: Buffer;
  tag: string;
}

/** Condition of a write. Absent: none; null: the key does not exist; a tag: it has exactly that content. */
export interface WriteCondition {
  if?: string | null;
}

/**
 * Storage of a site. Keys are relative paths (`registry/honey.json`, see `checkKey`). Writes are atomic: a reader never
 * sees part of one. A key is never a folder of another one (`a` and `a/b`), which a file system could not store.
 */
export interface Store {
  /** null if the key does not exist. */
  read(key: string): Promise<Stored | null>;
  /** Compares and writes in one step. Returns the new tag; throws `StoreConflict` without writing if the condition is false. */
  write(key: string, bytes: Buffer, options?: WriteCondition): Promise<string>;
  /** Does nothing if the key does not exist. */
  remove(key: string): Promise<void>;
  /** All keys that begin with `prefix` ('': all), sorted. */
  list(prefix: string): Promise<string[]>;
}

/** The content is not what the writer had read: read and decide again. */
export class StoreConflict extends Error {
  override readonly name = 'StoreConflict';

  constructor(key: string, options?: ErrorOptions) {
    super(`${key} was changed concurrently`, options);
  }
}

/** The folder store's lock and unfinished file are here, so no store accepts it as a key. */
export const OWN_FOLDER = '.store';

const SEGMENT = /^[^\\/\p{Cc}]+$/u;

/**
 * Returns the key. Throws a `RangeError` if it could leave the site's folder or is ambiguous: an absolute path, `.`, `..`,
 * an empty segment, a backslash, a control character.
 */
export function checkKey(key: string): string {
  const segments = key.split('/');
  const isGood = segments.every((part) => SEGMENT.test(part) && part !== '.' && part !== '..');
  if (!isGood || segments[0] === OWN_FOLDER)
    throw new RangeError(`not a key of a site: ${JSON.stringify(key)}`);
  return key;
}

/** The same for the prefix of a listing: '' or a key or its beginning, with or without a slash at its end. */
export function checkPrefix(prefix: string): string {
  if (prefix !== '') checkKey(prefix.replace(/\/$/, ''));
  return prefix;
}
