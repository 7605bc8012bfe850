import { ORIGIN } from '../server/server.ts';
import type { TabHistory } from './tab-history.ts';
import type { Clock } from './clock.ts';

type Listener = ((event: Event) => void) | { handleEvent(event: Event): void };

/** Listeners of one page life. Errors of listeners are passed to `onError`. */
export function createEventTarget(onError: (error: unknown) => void) {
  const listeners = new Map<string, Map<Listener, { isOnce: boolean }>>();
  return {
    addEventListener(type: string, listener: Listener | null, options?: boolean | { once?: boolean }) {
      if (!listener) return;
      const known = listeners.get(type) ?? new Map<Listener, { isOnce: boolean }>();
      listeners.set(type, known);
      if (!known.has(listener))
        known.set(listener, { isOnce: typeof options === 'object' && options.once === true });
    },
    removeEventListener(type: string, listener: Listener | null) {
      if (listener) listeners.get(type)?.delete(listener);
    },
    dispatchEvent(event: Event): boolean {
      for (const [listener, { isOnce }] of [...(listeners.get(event.type) ?? [])]) {
        if (isOnce) listeners.get(event.type)?.delete(listener);
        try {
          if (typeof listener === 'function') listener(event);
          else listener.handleEvent(event);
        } catch (error) {
          onError(error);
        }
      }
      return true;
    },
  };
}

export type PageEvents = ReturnType<typeof createEventTarget>;

/** The timers of one page life, by the numbers that a browser gives them. */
export function createPageTimers(clock: Clock, owner: object, onError: (error: unknown) => void) {
  let last = 0;
  const cancels = new Map<number, () => void>();

  const guarded = (run: unknown, given: unknown[]) => () => {
    try {
      (run as (...given: unknown[]) => void)(...given);
    } catch (error) {
      onError(error);
    }
  };
  const start = (id: number, ms: unknown, run: () => void) =>
    cancels.set(id, clock.after(Number(ms) || 0, run, owner));

  return {
    setTimeout(run: unknown, ms: unknown = 0, ...given: unknown[]): number {
      const id = ++last;
      const done = guarded(run, given);
      start(id, ms, () => {
        cancels.delete(id);
        done();
      });
      return id;
    },
    setInterval(run: unknown, ms: unknown = 0, ...given: unknown[]): number {
      const id = ++last;
      const done = guarded(run, given);
      const again = () => {
        start(id, ms || 1, again);
        done();
      };
      start(id, ms || 1, again);
      return id;
    },
    clear(id: unknown) {
      cancels.get(Number(id))?.();
      cancels.delete(Number(id));
    },
  };
}

/** Navigations, which the tab executes. */
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
