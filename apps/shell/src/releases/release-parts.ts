import type { EventName, EventProps } from '@vip/api';
import type { KeyValue } from '@vip/host';
import type { LoadableRelease, PageData } from '@vip/release-format';

/** The dependencies of the lazy chunk. */
export interface ReleaseParts {
  window: Window;
  page: PageData;
  brand: string;
  /** The running release: `page.release`. */
  release: LoadableRelease;
  local: KeyValue;
  /** Server time, ms since 1970. */
  now(): number;
  /** A payment is in progress. */
  isPaymentInProgress(): boolean;
  /** The full release has been fetched: all of its routes are known. */
  onFullRelease(release: LoadableRelease): void;
  track(name: EventName, props?: EventProps): void;
  report(error: Error, where: string): void;
}
