import type { KeyValue, RouteDeclaration } from '@vip/host';

/** What stands in the address for a secret that has been read. */
export const TAKEN = '-';
const keyOf = (path: string) => `secret.${path}`;

/**
 * Takes secrets (result tokens) out of a path: into session storage, for a reload of this tab, and nowhere else.
 * Returns the path as the address bar and the history may have it.
 */
export function takeSecrets(route: RouteDeclaration, pathname: string, storage: KeyValue): string {
  const secrets = route.secretParams ?? [];
  if (secrets.length === 0) return pathname;
  const pattern = route.path.split('/');
  const parts = pathname.split('/');
  const taken: Record<string, string> = {};
  const clean = parts.map((part, at) => {
    const name = pattern[at]?.startsWith(':') ? pattern[at].slice(1) : '';
    if (!secrets.includes(name) || part === TAKEN) return part;
    taken[name] = part;
    return TAKEN;
  });
  const path = clean.join('/');
  if (Object.keys(taken).length > 0) storage.set(keyOf(path), JSON.stringify(taken));
  return path;
}

/** A page's parameters with the secrets put back. */
export function withSecrets(
  pathname: string,
  params: Record<string, string>,
  storage: KeyValue,
): Record<string, string> {
  const text = storage.get(keyOf(pathname));
  if (!text) return params;
  try {
    const taken = JSON.parse(text) as Record<string, string>;
    return Object.fromEntries(
      Object.entries(params).map(([name, value]) => [
        name,
        value === TAKEN && typeof taken[name] === 'string' ? decodeURIComponent(taken[name]) : value,
      ]),
    );
  } catch {
    // Not ours: the page says that it cannot read the order.
    return params;
  }
}
