import { pageData } from './doors/page.ts';
import { needsPolyfills } from './old-engines/needs-polyfills.ts';
import { federatedPages } from './remotes/federation.ts';
import { start } from './start.tsx';

const { release } = pageData();
const noPages = () => Promise.reject(new Error('this page belongs to no brand'));

async function run(): Promise<void> {
  if (needsPolyfills()) await import('./old-engines/polyfills.ts');
  await start(release ? federatedPages(release) : noPages);
}

/** The remote's scripts stand after this one, all deferred: once the document is there, they have run. */
if (document.readyState === 'complete') void run();
else document.addEventListener('DOMContentLoaded', () => void run());
