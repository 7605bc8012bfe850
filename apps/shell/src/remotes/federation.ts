import type { LoadableRelease } from '@vip/release-format';

/** A remote's container: the protocol of module federation. */
interface Container {
  init(shareScope: unknown): unknown;
  get(page: string): Promise<() => unknown>;
}

/** What this build shares: filled by the bundler. */
declare const __webpack_share_scopes__: { default: unknown };

/**
 * Loads pages of a release through module federation. The composed HTML has the remote's scripts with their hashes, so the
 * container is already there. If not, its script was refused or did not arrive. Fetching it here would bypass the hash, so
 * this rejects and the document is reloaded.
 */
export function federatedPages(release: LoadableRelease): (page: string) => Promise<unknown> {
  let container: Container | null = null;
  function open(): Container {
    if (container) return container;
    const found = (window as unknown as Record<string, Container | undefined>)[release.container];
    if (!found) throw new Error(`${release.container} did not arrive`);
    found.init(__webpack_share_scopes__.default);
    container = found;
    return found;
  }
  return async (page) => (await open().get(page))();
}
