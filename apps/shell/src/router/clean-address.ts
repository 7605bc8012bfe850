import { getJson, isRecord, WECHAT_ANSWER_KEY, type KeyValue, type RouteDeclaration } from '@vip/host';

// What the guard takes out of an address, so that nothing copies, shares or repeats it.

/** Takes a preview link, a signed release as `release`, out of the address and opens it. */
export function takeReleaseLink(address: string, open: (link: string) => void): string {
  const found = /[?&]release=([^&]*)/.exec(address);
  if (!found) return address;
  open(found[1] ?? '');
  return address
    .replace(/\?(?:release=[^&]*(?:&|$))+/, '?')
    .replace(/&release=[^&]*/g, '')
    .replace(/\?$/, '');
}

/**
 * Takes the answer of WeChat's authorisation out of the address: `state`, and `code` unless it was denied. An address with
 * `state` is such an answer, so no page may have a parameter `state` of its own; `code` alone is a page's (an invitation's).
 */
export function takeWechatAnswer(address: string, session: KeyValue): string {
  const [path = '', search = ''] = address.split('?');
  const query = new URLSearchParams(search);
  const state = query.get('state');
  if (state === null) return address;
  session.set(WECHAT_ANSWER_KEY, JSON.stringify({ code: query.get('code') ?? '', state }));
  const rest = search.split('&').filter((pair) => !/^(?:code|state)=/.test(pair));
  return rest.length > 0 ? `${path}?${rest.join('&')}` : path;
}

/** Replaces a secret in the address. */
export const TAKEN = '-';
const keyOf = (address: string) => `secret.${address}`;

/**
 * Takes secrets (result tokens) out of an address, `/path?query`: into session storage, for a reload of this tab, and
 * nowhere else. Returns the address as the address bar and the history may have it.
 */
export function takeSecrets(route: RouteDeclaration, address: string, storage: KeyValue): string {
  const secrets = route.secretParams ?? [];
  if (secrets.length === 0) return address;
  const taken: Record<string, string> = {};
  const hide = (name: string, value: string) => {
    if (!secrets.includes(name) || value === TAKEN) return value;
    // The path comes first: a wallet may add anything to the query of its return, a `token` of its own too.
    taken[name] ??= value;
    return TAKEN;
  };
  const [pathname = '', search] = address.split('?');
  const pattern = route.path.split('/');
  const path = pathname.split('/').map((part, at) => hide((pattern[at] ?? '').replace(/^:/, ''), part));
  const query = search?.split('&').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return value.length > 0 ? `${name}=${hide(name, value.join('='))}` : pair;
  });
  const clean = path.join('/') + (query ? `?${query.join('&')}` : '');
  if (Object.keys(taken).length > 0) storage.set(keyOf(clean), JSON.stringify(taken));
  return clean;
}

/** The parameters of a page's path or query, with the secrets that were taken out of this address put back. */
export function withSecrets(
  address: string,
  values: Record<string, string>,
  storage: KeyValue,
): Record<string, string> {
  const taken = getJson(storage, keyOf(address), isRecord);
  if (!taken) return values;
  try {
    return Object.fromEntries(
      Object.entries(values).map(([name, value]) => {
        const secret = taken[name];
        return [name, value === TAKEN && typeof secret === 'string' ? decodeURIComponent(secret) : value];
      }),
    );
  } catch {
    // A broken escape: the page reports that it cannot read the order.
    return values;
  }
}
