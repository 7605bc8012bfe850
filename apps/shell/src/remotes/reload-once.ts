import type { KeyValue } from '@vip/host';

const KEY = 'reloaded';

/**
 * One reload for a page that does not load, then no more: a stale HTML file or a torn connection heals, a broken
 * release does not loop, and neither does a page that loads well and then falls over. In the page itself a failed
 * chunk is not tried again: its next import can falsely succeed. Never while a payment is under way.
 */
export function createReloadOnce(options: {
  session: KeyValue;
  /** What failed: a version of a brand. */
  subject: string;
  isHeld(): boolean;
  reload(): void;
}): { tryReload(): boolean } {
  const { session, subject, isHeld, reload } = options;
  return {
    tryReload() {
      if (isHeld() || session.get(KEY) === subject) return false;
      session.set(KEY, subject);
      reload();
      return true;
    },
  };
}
