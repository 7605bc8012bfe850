import type { ComponentType } from 'react';

/** A remote that does not load: its entry, its chunk, or its content. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';
  readonly page: string;
  constructor(page: string, cause: unknown) {
    super(`the page ${page} failed to load`);
    this.page = page;
    // Assigned here: engines before chrome 93 and iOS 15 ignore the option.
    this.cause = cause;
  }
}

/** The first page was not loaded in time. */
export class OverdueError extends Error {
  override readonly name = 'OverdueError';
}

/** A lazy chunk did not arrive, or does not match its hash. The name is part of the tracked events. */
export class ChunkLoadError extends Error {
  override readonly name = 'LateFileError';
  readonly file: string;
  constructor(file: string) {
    super(`${file} failed to load`);
    this.file = file;
  }
}

/** Loads the components of pages; federation is one implementation. */
export interface PageLoader {
  /** The page's component, loaded once. Rejects with `RemoteError`. */
  load(page: string): Promise<ComponentType>;
  /** The component if it has loaded already. */
  loaded(page: string): ComponentType | null;
}

/** Keeps loaded components; a failed attempt is not kept. */
export function createPageLoader(fetchPage: (page: string) => Promise<unknown>): PageLoader {
  const components = new Map<string, ComponentType>();
  const pendingLoads = new Map<string, Promise<ComponentType>>();

  async function load(page: string): Promise<ComponentType> {
    try {
      const module = (await fetchPage(page)) as { default?: ComponentType } | null;
      if (typeof module?.default !== 'function') throw new TypeError('no component');
      components.set(page, module.default);
      return module.default;
    } catch (cause) {
      throw new RemoteError(page, cause);
    } finally {
      pendingLoads.delete(page);
    }
  }

  return {
    loaded: (page) => components.get(page) ?? null,
    load(page) {
      const component = components.get(page);
      if (component) return Promise.resolve(component);
      const pending = pendingLoads.get(page) ?? load(page);
      pendingLoads.set(page, pending);
      return pending;
    },
  };
}

/** Longest wait for the first page from the shell's own start, ms. */
export const FIRST_PAGE_MS = 20000;

/**
 * Adds a time limit to the first page, because a stalled script never fails by itself. A page that has loaded when the
 * time is over is used; later pages have no limit.
 */
export function inTime(
  fetchPage: (page: string) => Promise<unknown>,
  overdue: Promise<never>,
  hasShown: () => boolean,
): (page: string) => Promise<unknown> {
  const timeout = overdue.catch(
    (error: unknown) => new Promise<never>((_, reject) => setTimeout(() => reject(error))),
  );
  // Prevents an unhandled rejection if no page waits for it.
  timeout.catch(() => undefined);
  return (page) => (hasShown() ? fetchPage(page) : Promise.race([fetchPage(page), timeout]));
}
