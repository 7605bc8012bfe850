import { getJson, type KeyValue, type RouteDeclaration } from '@vip/host';
import { isFields } from '@vip/release-format';

/** What stands in the address for a secret that has been read. */
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
  const taken = getJson(storage, keyOf(address), isFields);
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
