import { RELOADED_KEY } from '@vip/release-format';
import type { PageStorage } from '../browser/storage.ts';

export interface ReloadOnce {
  /** False where it may not be: then a page that says what is wrong is better. */
  tryReload(subject: string): boolean;
  hasTried(subject: string): boolean;
}

/**
 * One reload for a page that does not load, then no more: a stale HTML file or a torn connection heals, a broken
 * release does not loop, and neither does a page that loads well and then falls over. In the page itself a failed
 * chunk is not tried again: its next import can falsely succeed. Never while a payment is under way, and never where
 * the next document would not know of it. The subject is what failed: a version of a brand.
 */
export function createReloadOnce(options: {
  session: Pick<PageStorage, 'get' | 'set' | 'isLasting'>;
  isHeld(): boolean;
  reload(): void;
}): ReloadOnce {
  const { session, isHeld, reload } = options;
  const hasTried = (subject: string) => session.get(RELOADED_KEY) === subject;
  return {
    hasTried,
    tryReload(subject) {
      if (isHeld() || hasTried(subject) || !session.isLasting()) return false;
      session.set(RELOADED_KEY, subject);
      reload();
      return true;
    },
  };
}
