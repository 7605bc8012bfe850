import type { RouteData } from '@vip/federation';

/** One immutable release of a brand: everything that composing needs besides the files themselves. */
export interface ReleaseRecord {
  version: string;
  container: string;
  contract: string;
  entry: string;
  pages: Record<string, { js: string[]; css: string[] }>;
  routes: RouteData[];
  /** `sha384-…` by file name. */
  integrity: Record<string, string>;
  publishedAt: string;
}

/** One immutable release of the shell. */
export interface ShellRecord {
  version: string;
  contract: string;
  js: string[];
  css: string[];
  integrity: Record<string, string>;
  publishedAt: string;
}

/** What is live of one publisher, and what was before it, the newest first. */
export interface Slice<T> {
  live: T;
  /** Versions that a rollback goes back to. */
  history: T[];
}

/** `registry.json`: what is live. `serial` grows with every change, a rollback too. */
export interface Registry {
  serial: number;
  shell: Slice<ShellRecord> | null;
  brands: Record<string, Slice<ReleaseRecord>>;
}

export const EMPTY: Registry = { serial: 0, shell: null, brands: {} };

const KEPT = 10;

/** Puts a record in front; the one that was live becomes the newest of the history. */
export function advance<T extends { version: string }>(
  slice: Slice<T> | null | undefined,
  next: T,
): Slice<T> {
  if (!slice) return { live: next, history: [] };
  const history = [slice.live, ...slice.history].filter(({ version }) => version !== next.version);
  return { live: next, history: history.slice(0, KEPT) };
}

/** The record before the live one becomes live. null where there is none. */
export function back<T>(slice: Slice<T>): Slice<T> | null {
  const [previous, ...history] = slice.history;
  return previous ? { live: previous, history } : null;
}
