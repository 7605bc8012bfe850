import type { LoadableRelease } from '@vip/release-format';
import { fetchAnew } from '../remotes/fetch-anew.ts';
import { filesOf } from '../remotes/files-of.ts';
import { adopt } from './adopt.ts';
import { fetchRelease } from './fetch-manifest.ts';
import { judge, type Failure, type Verdict } from './judge.ts';
import { closed, withPin } from './pins.ts';
import { changeMemory, readMemory } from './read-memory.ts';
import type { ReleaseParts } from './release-parts.ts';

/** What the shell does with releases once the page is there. Comes late. */
export interface Releases {
  /** The running release with all of its pages. An attempt that failed is not kept. Rejects with `ReleaseError`. */
  whole(): Promise<LoadableRelease>;
  /** Learns the rest of the running release, then looks for a newer one for the next page. Never rejects. */
  settle(): Promise<void>;
  /** An order is under way. Rejects where the set could not be remembered. */
  pin(order: string): Promise<void>;
  /** The purchase of an order has ended; null: of all orders. `brand` is the one that sold it. */
  unpin(order: string | null, brand: string): void;
  judge(failure: Failure): Promise<Verdict>;
  /** Fetches the files of what runs past the cache, before a reload that somebody asked for. Never rejects. */
  refresh(): Promise<unknown>;
}

export function createReleases(parts: ReleaseParts): Releases {
  const { window, page, brand, release, local, onWhole, report } = parts;
  let fetching: Promise<LoadableRelease> | null = null;
  let underWay: string | null = null;

  function whole(): Promise<LoadableRelease> {
    fetching ??= fetchRelease(window, page, release).then(
      (fetched) => {
        Object.assign(release, fetched);
        Object.assign(page.integrity, fetched.integrity);
        onWhole(release);
        return release;
      },
      (error: unknown) => {
        fetching = null;
        throw error;
      },
    );
    return fetching;
  }

  return {
    whole,
    async settle() {
      await whole().catch((error: Error) => report(error, 'manifest'));
      await adopt(parts).catch((error: Error) => report(error, 'registry'));
    },
    async pin(order) {
      underWay = order;
      const set = { shell: page.shell, release: await whole() };
      const { pins } = readMemory(local, brand);
      // The phone's clock: the boot script has no other.
      const pin = { order, at: Date.now(), isOpen: underWay === order, ...set };
      changeMemory(local, brand, { pins: withPin(pins, pin) });
    },
    unpin(order, seller) {
      if (order === null || order === underWay) underWay = null;
      changeMemory(local, seller, { pins: closed(readMemory(local, seller).pins, order) });
    },
    judge: (failure) => judge(parts, failure),
    refresh: () => fetchAnew(window, filesOf(page)),
  };
}
