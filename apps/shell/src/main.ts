import { scriptsRun } from './browser/scripts-run.ts';
import { FIRST_PAGE_MS, OverdueError } from './remotes/page-loader.ts';

const overdue = new Promise<never>((_, reject) =>
  setTimeout(() => reject(new OverdueError('not ready in time')), FIRST_PAGE_MS),
);
let hasRun = false;

/** In this file, but evaluated only now: the shell's first file, which has its shared modules, may come later than this one. */
function run(): void {
  if (hasRun) return;
  hasRun = true;
  void import(/* webpackMode: "eager" */ './take-over.ts').then(({ takeOver }) => takeOver(overdue));
}

void scriptsRun.then(run);
overdue.catch(run);
