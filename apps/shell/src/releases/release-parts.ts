import type { EventName, EventProps } from '@vip/api';
import type { KeyValue } from '@vip/host';
import type { LoadableRelease, PageData } from '@vip/release-format';

/** What the part that comes late works with. */
export interface ReleaseParts {
  window: Window;
  page: PageData;
  brand: string;
  /** What runs: `page.release`. */
  release: LoadableRelease;
  local: KeyValue;
  /** Server time, ms since 1970. */
  now(): number;
  /** A payment is under way. */
  isHeld(): boolean;
  /** The release is whole now: all of its routes are known. */
  onWhole(release: LoadableRelease): void;
  track(name: EventName, props?: EventProps): void;
  report(error: Error, where: string): void;
}
