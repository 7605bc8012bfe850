import { ORIGIN } from '../server/server.ts';
import type { TabHistory } from './tab-history.ts';

/** What leaving a document comes to: the tab's matter. */
export interface Leaving {
  navigate(url: string, isReplaced: boolean): void;
  reload(): void;
  go(by: number): void;
}

/** `location` and `history` of a document, over the history of its tab. */
export function createPageAddress(entries: TabHistory, { navigate, reload, go }: Leaving) {
  const url = () => new URL(entries.present().url, ORIGIN);
  const resolved = (to: unknown) => (to ? new URL(String(to), url()).href : url().href);
  const location = {
    get href() {
      return url().href;
    },
    set href(to: string) {
      navigate(resolved(to), false);
    },
    assign: (to: string) => navigate(resolved(to), false),
    replace: (to: string) => navigate(resolved(to), true),
    reload,
    toString: () => url().href,
  };
  for (const name of ['origin', 'protocol', 'host', 'hostname', 'pathname', 'search', 'hash'] as const)
    Object.defineProperty(location, name, { get: () => url()[name] });
  const history = {
    get state() {
      return entries.present().state;
    },
    get length() {
      return entries.length();
    },
    scrollRestoration: 'auto',
    pushState: (state: unknown, _title: string, to?: unknown) => entries.write(resolved(to), state, false),
    replaceState: (state: unknown, _title: string, to?: unknown) => entries.write(resolved(to), state, true),
    back: () => go(-1),
    forward: () => go(1),
    go,
  };
  return { url, location, history };
}
