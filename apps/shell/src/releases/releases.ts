import { foldersApart, type LoadableRelease } from '@vip/release-format';
import { fetchAnew } from '../remotes/fetch-past-cache.ts';
import { filesOf } from '../remotes/running-release.ts';
import { checkForUpdate } from './check-for-update.ts';
import { fetchRelease } from './fetch-manifest.ts';
import { diagnose, type Diagnosis, type Failure } from './diagnose.ts';
import { changeMemory, closePins, readMemory, withPin } from './memory.ts';
import type { ReleaseParts } from './release-parts.ts';

/** Work on releases after the page is shown. A lazy chunk. */
export interface Releases {
  /** The running release with all of its pages. A failed attempt is not kept. Rejects with `ReleaseError`. */
  full(): Promise<LoadableRelease>;
  /** Fetches the full running release, then checks for a newer one for the next document. Never rejects. */
  update(): Promise<void>;
  /** An order is in progress. Rejects if the set could not be stored. */
  pin(order: string): Promise<void>;
  /** No release is pinned any more: the shell's own page sells, which is of no release. */
  stopPins(): void;
  /** The purchase of an order has ended; null: of all orders. `brand` is the one that sold it. */
  unpin(order: string | null, brand: string): void;
  diagnose(failure: Failure): Promise<Diagnosis>;
  /** Fetches the running files again past the cache, before a reload by the user. Never rejects. */
  refresh(): Promise<unknown>;
}

export function createReleases(parts: ReleaseParts): Releases {
  const { window, page, brand, release, local, onFullRelease, report } = parts;
  let fetching: Promise<LoadableRelease> | null = null;
  let current: string | null = null;
  let hasPins = true;

  function full(): Promise<LoadableRelease> {
    fetching ??= fetchRelease(window, page, release).then(
      (fetched) => {
        Object.assign(release, fetched, foldersOf(fetched));
        Object.assign(page.integrity, fetched.integrity);
        onFullRelease(release);
        return release;
      },
      (error: unknown) => {
        fetching = null;
        throw error;
      },
    );
    return fetching;
  }

  /** A release that replaces a failed one takes no file from that one's addresses: `foldersApart`. */
  const foldersOf = (fetched: LoadableRelease) =>
    page.why === 'fallback' && page.slice.live
      ? { folders: foldersApart(fetched, page.slice.live) }
      : { folders: fetched.folders };

  return {
    full,
    async update() {
      await full().catch((error: Error) => report(error, 'manifest'));
      await checkForUpdate(parts).catch((error: Error) => report(error, 'registry'));
    },
    async pin(order) {
      if (!hasPins) return;
      current = order;
      const set = { shell: page.shell, release: await full() };
      const { pins } = readMemory(local, brand);
      // The device's clock: the boot script has no other.
      const pin = {
        order,
        at: Date.now(),
        isOpen: current === order,
        ...(page.override && { isPreview: true }),
        ...set,
      };
      changeMemory(local, brand, { pins: withPin(pins, pin) });
    },
    stopPins() {
      hasPins = false;
    },
    unpin(order, seller) {
      if (order === null || order === current) current = null;
      changeMemory(local, seller, { pins: closePins(readMemory(local, seller).pins, order) });
    },
    diagnose: (failure) => diagnose(parts, failure),
    refresh: () => fetchAnew(window, filesOf(page)),
  };
}
