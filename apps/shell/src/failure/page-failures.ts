import type { LazyReleases } from '../releases/lazy-releases.ts';
import type { ReloadOnce } from '../remotes/reload-once.ts';

/**
 * Handles a page that fails. If it was never shown, its release is diagnosed and, if broken, quarantined. A page that
 * crashes later is only reloaded. No reload without a network. Resolves with true when the document is about to be
 * reloaded; each page is diagnosed once.
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
  report(error: Error, where: string): void;
}): (error: Error, page: string) => Promise<boolean> {
  const { lazy, subject, reloadOnce, hasShown, isReachable, report } = options;
  const handledPages = new Map<string, Promise<boolean>>();

  const tryReload = async (version: string) => (await isReachable()) && reloadOnce.tryReload(version);

  async function handle(error: Error, name: string): Promise<boolean> {
    report(error, 'page');
    if (!lazy || hasShown(name)) return tryReload(subject);
    const failure = { name, error, hasReloaded: reloadOnce.hasTried(subject) };
    const diagnosis = await lazy
      .open()
      .then((releases) => releases.diagnose(failure))
      // The diagnosis chunk failed to load too; assume the network is down.
      .catch(() => 'network' as const);
    return tryReload(diagnosis === 'quarantined' ? `bad ${subject}` : subject);
  }

  return (error, page) => {
    const handled = handledPages.get(page) ?? handle(error, page);
    handledPages.set(page, handled);
    return handled;
  };
}
