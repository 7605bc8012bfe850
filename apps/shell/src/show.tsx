import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { keepInput, type EarlyRoot } from '@vip/early-render';
import type { BootData, PageData } from '@vip/release-format';
import { App } from './router/app.tsx';
import type { AppParts } from './router/app-parts.ts';

/** A page that was drawn before react-dom. */
interface EarlyPage {
  root: EarlyRoot;
  /** Runs the takeover with the time and the data that the page was drawn with. */
  during(run: () => void): void;
}

/**
 * Shows the page. Hydrates the markup in the HTML if it is of this release and the page has loaded; otherwise replaces it.
 * The markup stays while the page loads and while a failure is diagnosed.
 */
export async function show(
  parts: AppParts,
  page: PageData,
  boot: Pick<BootData, 'input'>,
  early: EarlyPage | null,
): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('the composed page has no root');
  const name = parts.match(parts.history.location.pathname)?.route.page;
  let isHere = false;
  if (name) {
    try {
      await parts.loader.load(name);
      isHere = true;
    } catch (error) {
      if ((await parts.onPageFailed(error as Error, name)) === 'reloading') return;
    }
  }
  const { input } = boot;
  boot.input = null;
  const view = <App {...parts} />;
  if (isHere && page.isComposed && root.firstElementChild) {
    const hydrate = () => hydrateRoot(root, view, { onRecoverableError: (error) => console.error(error) });
    if (early) takeOver(early.root.finish, hydrate, early.during);
    else if (input && input.length > 0) takeOver(() => keepInput(root, input), hydrate);
    else hydrate();
    return;
  }
  early?.root.finish();
  const reactRoot = createRoot(root);
  if (page.isComposed) return reactRoot.render(view);
  // Synchronously, so that the new page is never painted with the old styles.
  flushSync(() => reactRoot.render(view));
  dropForeignStyles(document, page.shell.css);
}

/** In one task, so that nothing is painted in between and no tap falls between the two. */
function takeOver(finish: () => () => void, hydrate: () => void, during = (run: () => void) => run()): void {
  let repeat = () => {};
  during(() => {
    repeat = finish();
    flushSync(hydrate);
  });
  flushSync(repeat);
}

/**
 * Removes the style sheets that the HTML has for a different release, because their rules would still apply. Those of the
 * running release are links, written by the boot script; those of the shell stay.
 */
function dropForeignStyles(document: Document, shell: readonly string[]): void {
  document.querySelectorAll('style[data-href]').forEach((style) => {
    if (shell.indexOf(style.getAttribute('data-href') ?? '') < 0) style.remove();
  });
}
