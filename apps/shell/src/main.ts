import type { LoadableRelease } from '@vip/release-format';
import { pageData } from './browser/page.ts';
import { FIRST_PAGE_MS, OverdueError } from './remotes/page-loader.ts';
import { start } from './start.tsx';

const { release } = pageData();
/** Whether this engine lacks any of `polyfills.ts`. The newest of them (Object.hasOwn, chrome 93) decides for all. */
const needsPolyfills = () => typeof Object.hasOwn !== 'function' || typeof AbortController !== 'function';
const noPages = () => Promise.reject(new Error('this page belongs to no brand'));

const overdue = new Promise<never>((_, reject) =>
  setTimeout(() => reject(new OverdueError('not ready in time')), FIRST_PAGE_MS),
);
let hasRun = false;

async function run(): Promise<void> {
  if (hasRun) return;
  hasRun = true;
  if (needsPolyfills()) await import('./browser/polyfills.ts');
  await start(release ? federatedPages(release) : noPages, overdue);
}

/**
 * The remote's scripts come after this one, all deferred: they have run at DOMContentLoaded. A stalled one delays that
 * event without end, hence the limit.
 */
if (document.readyState === 'complete') void run();
else document.addEventListener('DOMContentLoaded', () => void run());
overdue.catch(run);

/** A remote's container: the protocol of module federation. */
interface Container {
  init(shareScope: unknown): unknown;
  get(page: string): Promise<() => unknown>;
}

/** The modules that this build shares; set by the bundler. */
declare const __webpack_share_scopes__: { default: unknown };

/**
 * Loads pages of a release through module federation. The composed HTML has the remote's scripts with their hashes, so the
 * container is already there. If not, its script was refused or did not arrive. Fetching it here would bypass the hash, so
 * this rejects and the document is reloaded.
 */
function federatedPages(release: LoadableRelease): (page: string) => Promise<unknown> {
  let container: Container | null = null;
  function open(): Container {
    if (container) return container;
    const found = (window as unknown as Record<string, Container | undefined>)[release.container];
    if (!found) throw new Error(`${release.container} is not loaded`);
    found.init(__webpack_share_scopes__.default);
    container = found;
    return found;
  }
  return async (page) => (await open().get(page))();
}
