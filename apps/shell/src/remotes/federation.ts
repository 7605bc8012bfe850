import { loadRemote, registerRemotes } from '@module-federation/runtime';
import type { LiveRelease } from '@vip/release/page-data';

/**
 * Loads pages of a release through module federation. The composed HTML has the remote's scripts in it, held to their
 * hashes, so its container is already there. Where it is not, its script was refused or did not arrive: fetching it
 * again here would go round the hash, so this fails and the document is loaded anew.
 */
export function federatedPages(release: LiveRelease): (page: string) => Promise<unknown> {
  registerRemotes([
    {
      name: release.container,
      entryGlobalName: release.container,
      entry: release.base + release.entry,
      type: 'global',
    },
  ]);
  return (page) =>
    release.container in window
      ? loadRemote(`${release.container}/${page.slice(2)}`)
      : Promise.reject(new Error(`${release.container} did not arrive`));
}
