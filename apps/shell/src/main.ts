import { needsPolyfills, scriptsRun } from './browser/readiness.ts';
import { earlyPage } from './early/draw-page.tsx';
import { FIRST_PAGE_MS, OverdueError } from './remotes/page-loader.ts';

const overdue = new Promise<never>((_, reject) =>
  setTimeout(() => reject(new OverdueError('not ready in time')), FIRST_PAGE_MS),
);
let hasRun = false;

/** In this file, but evaluated only now: react-dom would delay the page that is drawn without it. */
function run(): void {
  if (hasRun) return;
  hasRun = true;
  void import(/* webpackMode: "eager" */ './take-over.ts').then(({ takeOver }) => takeOver(overdue));
}

void scriptsRun.then(() => (needsPolyfills() ? undefined : earlyPage.settled())).then(run);
overdue.catch(run);
