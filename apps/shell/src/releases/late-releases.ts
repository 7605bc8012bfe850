import { memoryKey } from '@vip/release/memory';
import type { ReleaseParts } from './release-parts.ts';
import type { Releases } from './releases.ts';

/** The door to what the first sight does not need of releases. */
export interface LateReleases {
  /** Loads it on first use; a failed attempt is not kept. */
  open(): Promise<Releases>;
  /** A purchase begins: what a pin needs is fetched while the order is made. */
  prepare(): void;
  /** An order is under way, or (null) none is any more. */
  pin(order: string | null): void;
}

export function lateReleases(parts: ReleaseParts): LateReleases {
  const { brand, local, report } = parts;
  let coming: Promise<Releases> | null = null;
  let hasPinned = false;

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
        .then((releases) => releases.whole())
        // Whoever needs it asks again, and says so.
        .catch(() => undefined);
    },
    pin(order) {
      // Nothing to close, as on nearly every page: not worth loading anything for.
      const isAnyOpen = (local.get(memoryKey(brand)) ?? '').indexOf('"isOpen":true') >= 0;
      if (order === null && !hasPinned && !isAnyOpen) return;
      hasPinned = true;
      open()
        .then((releases) => releases.pin(order))
        .catch((error: Error) => report(error, 'pin'));
    },
  };
}
