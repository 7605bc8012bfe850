import { RELOADED_KEY } from '@vip/release-format';
import type { PageStorage } from '../browser/storage.ts';

export interface ReloadOnce {
  /** False without a reload: the caller shows a failure page instead. */
  tryReload(subject: string): boolean;
  hasTried(subject: string): boolean;
}

/**
 * One reload for a page that does not load: it helps against stale HTML and broken connections, and a broken release
 * does not loop. A failed chunk is not imported again in the same document, since that can falsely succeed
 * (webpack#19351). No reload while a payment is in progress, or if storage would not remember it. The subject is the
 * version of the brand that failed.
 */
export function createReloadOnce(options: {
  session: Pick<PageStorage, 'get' | 'set' | 'isLasting'>;
  isPaymentInProgress(): boolean;
  reload(): void;
}): ReloadOnce {
  const { session, isPaymentInProgress, reload } = options;
  const hasTried = (subject: string) => session.get(RELOADED_KEY) === subject;
  return {
    hasTried,
    tryReload(subject) {
      if (isPaymentInProgress() || hasTried(subject) || !session.isLasting()) return false;
      session.set(RELOADED_KEY, subject);
      reload();
      return true;
    },
  };
}
