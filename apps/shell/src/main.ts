import { pageData } from './browser/page.ts';
import { needsPolyfills } from './old-engines/needs-polyfills.ts';
import { federatedPages } from './remotes/federation.ts';
import { FIRST_PAGE_MS, OverdueError } from './remotes/in-time.ts';
import { start } from './start.tsx';

const { release } = pageData();
const noPages = () => Promise.reject(new Error('this page belongs to no brand'));

const overdue = new Promise<never>((_, reject) =>
  setTimeout(() => reject(new OverdueError('not ready in time')), FIRST_PAGE_MS),
);
let hasRun = false;

async function run(): Promise<void> {
  if (hasRun) return;
  hasRun = true;
  if (needsPolyfills()) await import('./old-engines/polyfills.ts');
  await start(release ? federatedPages(release) : noPages, overdue);
}

/**
 * The remote's scripts stand after this one, all deferred: once the document is there, they have run. One that stalls
 * keeps the document waiting for ever, so there is an end to that.
 */
if (document.readyState === 'complete') void run();
else document.addEventListener('DOMContentLoaded', () => void run());
overdue.catch(run);
