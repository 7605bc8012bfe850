import { pageData } from './browser/page.ts';
import { federatedPages } from './remotes/federation.ts';
import { FIRST_PAGE_MS } from './remotes/in-time.ts';
import { OverdueError } from './remotes/load-errors.ts';
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
