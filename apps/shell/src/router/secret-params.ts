import type { KeyValue, RouteDeclaration } from '@vip/host';

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
  const text = storage.get(keyOf(address));
  if (!text) return values;
  try {
    const taken = JSON.parse(text) as Record<string, string>;
    return Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        value === TAKEN && typeof taken[name] === 'string' ? decodeURIComponent(taken[name]) : value,
      ]),
    );
  } catch {
    // Not ours: the page says that it cannot read the order.
    return values;
  }
}
