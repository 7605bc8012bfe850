import * as Jotai from 'jotai';
import reactDom from 'react-dom';
import { openBase } from './early/base.ts';
import { earlyPage } from './early/draw-page.tsx';
import { needsPolyfills } from './browser/readiness.ts';
import { fetchPage } from './remotes/federated-pages.ts';
import { lateModules } from './remotes/share-scope.ts';
import { start } from './start.tsx';

/** Shows the page with react-dom, over what was drawn before. `overdue` rejects when the time for the first page is over. */
export async function takeOver(overdue: Promise<never>): Promise<void> {
  Object.assign(lateModules['react-dom'], reactDom);
  Object.assign(lateModules.jotai, Jotai);
  if (needsPolyfills()) await import(/* webpackChunkName: "polyfills" */ './browser/polyfills.ts');
  await start(fetchPage(), overdue, openBase(), earlyPage.take);
}
