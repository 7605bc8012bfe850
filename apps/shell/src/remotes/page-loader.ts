import type { ComponentType } from 'react';
import { RemoteError } from './load-errors.ts';

/** Loads the components of pages; federation is one implementation. */
export interface PageLoader {
  /** The page's component. Rejects with `RemoteError`. Asked twice, it answers with the same. */
  load(page: string): Promise<ComponentType>;
  /** The component if it is here already. */
  loaded(page: string): ComponentType | null;
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
