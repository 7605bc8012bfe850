import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Store } from '../store/store.ts';

const OPENED = { '.br': brotliDecompressSync, '.gz': gunzipSync };

/** Why the compressed files beside `key`, which browsers are given in its place, are not its content; a line each. */
export async function compressedTroubles(
  store: Pick<Store, 'read'>,
  key: string,
  content: Buffer,
): Promise<string[]> {
  const troubles: string[] = [];
  for (const [ending, open] of Object.entries(OPENED)) {
    const found = await store.read(key + ending);
    if (!found) troubles.push(`${key}${ending} is missing`);
    else if (!isContent(() => open(found.bytes), content))
      troubles.push(`${key}${ending} has another content than ${key}`);
  }
  return troubles;
}

function isContent(open: () => Buffer, content: Buffer): boolean {
  try {
    return open().equals(content);
  } catch {
    // Cut off or damaged.
    return false;
  }
}
