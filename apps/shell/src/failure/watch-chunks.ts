import type { PageData } from '@vip/release-format';
import type { LazyReleases } from '../releases/lazy-releases.ts';
import { releaseAddress } from '../remotes/running-release.ts';
import { firstFiles } from '../remotes/files-of.ts';
import { ChunkLoadError } from '../remotes/chunk-load-error.ts';
import type { ReloadOnce } from '../remotes/reload-once.ts';

/**
 * Judges the release by what its pages load after their first sight, too: a page stands without it and nobody can pay.
 * A release that is put aside for it gives way at once, unless a payment is under way.
 */
export function watchChunks(options: {
  window: Pick<Window, 'addEventListener'>;
  page: PageData;
  late: Pick<LazyReleases, 'open'>;
  /** What runs, as the reload is guarded by it. */
  subject: string;
  reloadOnce: ReloadOnce;
  report(error: Error, where: string): void;
}): void {
  const { window, page, late, subject, reloadOnce, report } = options;
  const told = new Set<string>();

  async function judge(file: string): Promise<void> {
    const error = new ChunkLoadError(file);
    report(error, 'late file');
    const releases = await late.open();
    const verdict = await releases.judge({ name: '', error, hasReloaded: false });
    if (verdict === 'quarantined') reloadOnce.tryReload(`bad ${subject}`);
  }

  // Such errors do not bubble.
  window.addEventListener(
    'error',
    ({ target }) => {
      const file = lateFileAt(addressOf(target), page);
      if (file === null || told.has(file)) return;
      told.add(file);
      // Not even the judge comes: so it is with everything, and nothing can be said.
      judge(file).catch(() => undefined);
    },
    true,
  );
}

/** Of a script or a style sheet. */
function addressOf(target: EventTarget | null): string {
  const { src, href } = (target ?? {}) as { src?: unknown; href?: unknown };
  return String(src ?? href ?? '');
}

/** The name of a late file of the running release; null for anything else. The first files are the loader's to miss. */
function lateFileAt(address: string, page: PageData): string | null {
  const folder = releaseAddress(page, page.release?.version ?? '');
  const at = page.release ? address.indexOf(folder) : -1;
  const file = address.slice(at + folder.length);
  return at < 0 || firstFiles(page).indexOf(file) >= 0 ? null : file;
}
