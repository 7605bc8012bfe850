import type { ComponentType } from 'react';

/** Where pages come from. The door behind which federation stands. */
export interface PageLoader {
  /** The page's component. Rejects with `RemoteError`. Asked twice, it answers with the same. */
  load(page: string): Promise<ComponentType>;
  /** The component if it is here already. */
  loaded(page: string): ComponentType | null;
}

/** A remote that does not load: its entry, its chunk, or what is in it. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';
  readonly page: string;
  constructor(page: string, cause: unknown) {
    super(`the page ${page} does not load`);
    this.page = page;
    // By hand: engines before chrome 93 and iOS 15 take no cause.
    this.cause = cause;
  }
}

/** Remembers what was loaded; a failure is not remembered. */
export function createPageLoader(fetchPage: (page: string) => Promise<unknown>): PageLoader {
  const here = new Map<string, ComponentType>();
  const coming = new Map<string, Promise<ComponentType>>();

  async function load(page: string): Promise<ComponentType> {
    try {
      const module = (await fetchPage(page)) as { default?: ComponentType } | null;
      if (typeof module?.default !== 'function') throw new TypeError('no component');
      here.set(page, module.default);
      return module.default;
    } catch (cause) {
      throw new RemoteError(page, cause);
    } finally {
      coming.delete(page);
    }
  }

  return {
    loaded: (page) => here.get(page) ?? null,
    load(page) {
      const component = here.get(page);
      if (component) return Promise.resolve(component);
      const pending = coming.get(page) ?? load(page);
      coming.set(page, pending);
      return pending;
    },
  };
}
