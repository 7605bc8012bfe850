import { earlyPage } from './early/draw-page.tsx';
import { openBase } from './early/base.ts';
import { needsPolyfills, scriptsRun } from './browser/readiness.ts';
import { fetchPage } from './remotes/federated-pages.ts';

/** The first of the shell's two files: draws the page. `main.ts`, with react-dom and the router, takes over when it arrives. */
if (!needsPolyfills()) {
  const base = openBase();
  void scriptsRun.then(() => earlyPage.draw(base, fetchPage()));
}
