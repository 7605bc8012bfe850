import type { PageData } from '@vip/release-format';
import type { PageStorage } from '../browser/storage.ts';

/** What previews work with. */
export interface PreviewParts {
  window: Window;
  page: PageData;
  session: PageStorage;
  /** Server time, ms since 1970. */
  now(): number;
  /** A payment is under way. */
  isHeld(): boolean;
  report(error: Error, where: string): void;
}
