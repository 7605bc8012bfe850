import type { PageData } from '@vip/release-format';
import type { LazyReleases } from '../releases/lazy-releases.ts';
import { ChunkLoadError } from '../remotes/page-loader.ts';
import { fileOf, firstFiles } from '../remotes/running-release.ts';
import type { ReloadOnce } from '../remotes/reload-once.ts';

/**
 * Diagnoses the release when a lazy chunk of a page fails: without it the page is visible but no order can be paid. If the
 * release is quarantined, the document is reloaded at once, unless a payment is in progress.
 */
export function watchChunks(options: {
  window: Pick<Window, 'addEventListener'>;
  page: PageData;
  lazy: Pick<LazyReleases, 'open'>;
  /** The running version: one reload for each. */
  subject: string;
  reloadOnce: ReloadOnce;
  report(error: Error, where: string): void;
}): void {
  const { window, page, lazy, subject, reloadOnce, report } = options;
  const seen = new Set<string>();

  async function diagnose(file: string): Promise<void> {
    const error = new ChunkLoadError(file);
    report(error, 'lazy chunk');
    const releases = await lazy.open();
    const diagnosis = await releases.diagnose({ name: '', error, hasReloaded: false });
    if (diagnosis === 'quarantined') reloadOnce.tryReload(`bad ${subject}`);
  }

  // Such errors do not bubble.
  window.addEventListener(
    'error',
    ({ target }) => {
      const file = lazyFileAt(addressOf(target), page);
      if (file === null || seen.has(file)) return;
      seen.add(file);
      // The diagnosis chunk failed to load too: assume the network is down.
      diagnose(file).catch(() => undefined);
    },
    true,
  );
}

/** The address of a script or a style sheet. */
function addressOf(target: EventTarget | null): string {
  const { src, href } = (target ?? {}) as { src?: unknown; href?: unknown };
  return String(src ?? href ?? '');
}

/** The name of a lazy file of the running release; null for anything else. The page loader handles the first files. */
function lazyFileAt(address: string, page: PageData): string | null {
  const file = address.slice(address.lastIndexOf('/') + 1);
  const { url } = fileOf(page, file);
  const isOwn = page.release !== null && address.slice(-url.length) === url;
  return isOwn && firstFiles(page).indexOf(file) < 0 ? file : null;
}
