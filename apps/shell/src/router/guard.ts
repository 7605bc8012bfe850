import type { EventName } from '@vip/api';
import { getJson, isRecord, type KeyValue, type RouteDeclaration, WECHAT_ANSWER_KEY } from '@vip/host';
import type { SetHostTitle } from '../title/set-host-title.ts';
import type { MatchRoute } from './route-table.ts';

/** The title of a path without a route. */
export const NOT_FOUND_TITLE = '页面不存在';

/** Takes `/path?query`. */
export type Guard = (address: string) => void;

/**
 * Runs on every navigation, before the page renders: removes preview links, WeChat's answer and secrets from the address,
 * sets the title of the route in the document and in the host app, and asks the native app for the user info.
 */
export function createGuard(options: {
  document: Document;
  match: MatchRoute;
  secrets: KeyValue;
  /** Replaces the present address without a navigation. */
  replaceAddress(address: string): void;
  /** A preview link was in the address. */
  onReleaseLink(link: string): void;
  askNative(): void;
  setHostTitle: SetHostTitle;
  track(name: EventName): void;
}): Guard {
  const { document, match, secrets, replaceAddress, onReleaseLink, askNative, setHostTitle, track } = options;
  return (address) => {
    const found = match(address.split('?')[0] ?? '');
    const known = takeWechatAnswer(takeReleaseLink(address, onReleaseLink), secrets);
    const clean = found ? takeSecrets(found.route, known, secrets) : known;
    if (clean !== address) replaceAddress(clean);
    const title = found?.route.title ?? NOT_FOUND_TITLE;
    const isNew = document.title !== title;
    document.title = title;
    setHostTitle(title, isNew);
    askNative();
    track('page_view');
  };
}

/** Removes a preview link (`release`, a signed release) from the address and opens it. */
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
 * Moves the answer of WeChat's authorisation from the address to session storage: `state`, and `code` unless it was denied. An address with
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
 * Moves secrets (result tokens) from an address, `/path?query`, to session storage, for a reload of this tab. Returns the
 * address for the address bar and the history.
 */
export function takeSecrets(route: RouteDeclaration, address: string, storage: KeyValue): string {
  const secrets = route.secretParams ?? [];
  if (secrets.length === 0) return address;
  const taken: Record<string, string> = {};
  const hide = (name: string, value: string) => {
    if (!secrets.includes(name) || value === TAKEN) return value;
    // The path has priority: a wallet may add anything to the query of its return address, also a `token`.
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

/** The parameters of a page's path or query with the secrets of this address restored. */
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
    // A broken escape: the page shows that it cannot read the order.
    return values;
  }
}
