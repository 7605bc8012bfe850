import { federatedPages } from './remotes/federation.ts';
import { pageData } from './doors/page.ts';
import { start } from './start.tsx';

const { release } = pageData();
const noPages = () => Promise.reject(new Error('this page belongs to no brand'));

/** The remote's scripts stand after this one, all deferred: once the document is there, they have run. */
function run(): void {
  void start(release ? federatedPages(release) : noPages);
}

if (document.readyState === 'complete') run();
else document.addEventListener('DOMContentLoaded', run);
