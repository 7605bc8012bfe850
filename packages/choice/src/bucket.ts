/** Shares are in basis points: 10 000 is everybody. */
export const EVERYBODY = 10000;

/**
 * The bucket of an id, 0 to 9999, evenly spread and always the same: FNV-1a over the UTF-16 code units of
 * `salt|brand|id`, then the last steps of MurmurHash3 (both public domain), so that ids that differ in their last
 * digit alone are spread as well.
 */
export function bucketOf(salt: string, brand: string, id: string): number {
  const text = `${salt}|${brand}|${id}`;
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) % EVERYBODY;
}
