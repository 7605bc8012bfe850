import { CLIENT_TYPE_KEY, TOKEN_KEY, withBearer, type BootData } from '@vip/release-format';
import { stored } from './stored.ts';

/** The page's first call goes out now, beside the scripts, not after them. `first`: its address, `{ct}` to be filled. */
export function firstCall(first: string | null): BootData['first'] {
  if (!first || !('fetch' in window)) return null;
  const kept = stored(TOKEN_KEY);
  const token = kept && withBearer(kept);
  const url = first.replace('{ct}', String(Number(stored(CLIENT_TYPE_KEY)) || 0));
  const headers: Record<string, string> = { accept: 'application/json' };
  if (token) headers['authorization'] = token;
  const answer = fetch(url, {
    headers,
    // Not `omit`: a call without credentials opens a connection of its own.
    credentials: 'same-origin',
    // A cached answer may be another user's prices.
    cache: 'no-store',
    // An old engine carries the authorization header along to another host.
    redirect: 'error',
  });
  answer.catch(() => undefined); // the shell handles the failure
  return { url, token, answer };
}
