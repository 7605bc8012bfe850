import type { LoadableRelease } from '@vip/release-format';
import { pageData } from '../browser/page.ts';
import { shareScope } from './share-scope.ts';

/** A remote's container: the protocol of module federation. */
interface Container {
  init(shareScope: unknown): unknown;
  get(page: string): Promise<() => unknown>;
}

/**
 * Loads pages of a release through module federation. The composed HTML has the remote's scripts with their hashes, so the
 * container is already there. If not, its script was refused or did not arrive. Fetching it here would bypass the hash, so
 * this rejects and the document is reloaded.
 */
function federatedPages(release: LoadableRelease): (page: string) => Promise<unknown> {
  let container: Container | null = null;
  function open(): Container {
    if (container) return container;
    const found = (window as unknown as Record<string, Container | undefined>)[release.container];
    if (!found) throw new Error(`${release.container} is not loaded`);
    found.init(shareScope);
    container = found;
    return found;
  }
  return async (page) => (await open().get(page))();
}

/** Loads pages of this document's release. */
export function fetchPage(): (page: string) => Promise<unknown> {
  const { release } = pageData();
  return release ? federatedPages(release) : () => Promise.reject(new Error('this page belongs to no brand'));
}
