import type { BootData } from '../../page-data.ts';

/** What storage has under a key, null where it refuses. */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch (_error) {
    // Storage is refused: nothing is stored.
    return null;
  }
}

/** The page's first call goes out now, beside the scripts, not after them. `first`: its address, `{ct}` to be filled. */
export function firstCall(first: string | null): BootData['first'] {
  if (!first || !('fetch' in window)) return null;
  let token = stored('auth.token');
  if (token && token.indexOf('Bearer ') !== 0) token = 'Bearer ' + token;
  const url = first.replace('{ct}', String(Number(stored('ct')) || 0));
  const headers: Record<string, string> = { accept: 'application/json' };
  if (token) headers['authorization'] = token;
  // same-origin: a call without credentials would open a connection of its own.
  const answer = fetch(url, { headers, credentials: 'same-origin' });
  answer.catch(() => undefined); // whoever asks for it sees the failure
  return { url, token, answer };
}
