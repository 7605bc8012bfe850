import { memoryKey } from '@vip/release-format';
import type { ReleaseParts } from './release-parts.ts';
import type { Releases } from './releases.ts';

/** Loads `releases.ts` when it is needed. */
export interface LazyReleases {
  /** Loads it on first use; a failed attempt is not kept. */
  open(): Promise<Releases>;
  /** A purchase has begun: fetches what a pin needs while the order is made. */
  prepare(): void;
  /** An order is in progress. */
  pin(order: string): void;
  /** The purchase of an order has ended; null: of all orders. `brand` is the one that sold it, by default this page's. */
  unpin(order: string | null, brand?: string): void;
}

export function lazyReleases(parts: ReleaseParts): LazyReleases {
  const { brand, local, report } = parts;
  let coming: Promise<Releases> | null = null;
  let hasPinned = false;
  const failed = (error: Error) => report(error, 'pin');

  function open(): Promise<Releases> {
    coming ??= import(/* webpackChunkName: "releases" */ './releases.ts').then(
      ({ createReleases }) => createReleases(parts),
      (error: unknown) => {
        coming = null;
        throw error;
      },
    );
    return coming;
  }

  return {
    open,
    prepare() {
      open()
        .then((releases) => releases.full())
        // `pin` tries again and reports.
        .catch(() => undefined);
    },
    pin(order) {
      hasPinned = true;
      open()
        .then((releases) => releases.pin(order))
        .catch(failed);
    },
    unpin(order, seller = brand) {
      // Usually no pin is open: the chunk is not needed.
      const isAnyOpen = (local.get(memoryKey(seller)) ?? '').indexOf('"isOpen":true') >= 0;
      if (!hasPinned && !isAnyOpen) return;
      open()
        .then((releases) => releases.unpin(order, seller))
        .catch(failed);
    },
  };
}
