import type { LazyReleases } from '../releases/lazy-releases.ts';
import type { ReloadOnce } from '../remotes/reload-once.ts';

/** What becomes of a page that has failed. */
export type PageOutcome =
  /** The document is about to be loaded again. */
  | 'reloading'
  /** It may load later: the network is at fault, or another release runs in the next document. */
  | 'failed'
  /** Its release is broken, and there is no other to run. */
  | 'broken';

/**
 * Handles a page that fails. If it was never shown, its release is diagnosed and, if broken, quarantined. A page that
 * crashes later is only reloaded. No reload without a network. Each page is diagnosed once.
 */
export function createPageFailures(options: {
  /** null if no release runs. */
  lazy: Pick<LazyReleases, 'open'> | null;
  /** The running version: one reload for each. */
  subject: string;
  reloadOnce: ReloadOnce;
  hasShown(page: string): boolean;
  /** True if the document could be loaded again. */
  isReachable(): Promise<boolean>;
  /** Then a quarantined release is not left by a reload, but by the buyer. */
  isPaymentInProgress(): boolean;
  report(error: Error, where: string): void;
}): (error: Error, page: string) => Promise<PageOutcome> {
  const { lazy, subject, reloadOnce, hasShown, isReachable, isPaymentInProgress, report } = options;
  const handledPages = new Map<string, Promise<PageOutcome>>();

  const tryReload = async (version: string, otherwise: PageOutcome): Promise<PageOutcome> => {
    if (!(await isReachable())) return 'failed';
    return reloadOnce.tryReload(version) ? 'reloading' : otherwise;
  };

  async function handle(error: Error, name: string): Promise<PageOutcome> {
    report(error, 'page');
    if (!lazy || hasShown(name)) return tryReload(subject, 'failed');
    const failure = { name, error, hasReloaded: reloadOnce.hasTried(subject) };
    const diagnosis = await lazy
      .open()
      .then((releases) => releases.diagnose(failure))
      // The diagnosis chunk failed to load too; assume the network is down.
      .catch(() => 'network' as const);
    // Quarantined before, and still running: this device does not store which releases are broken.
    if (diagnosis === 'quarantined')
      return tryReload(`bad ${subject}`, isPaymentInProgress() ? 'failed' : 'broken');
    return tryReload(subject, diagnosis === 'fault' ? 'broken' : 'failed');
  }

  return (error, page) => {
    const handled = handledPages.get(page) ?? handle(error, page);
    handledPages.set(page, handled);
    return handled;
  };
}
