/** The folder store keeps its lock and its half-written file here, so it is nobody's key, in any store. */
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
