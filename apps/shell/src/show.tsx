import { Provider } from 'jotai';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { PageData } from '@vip/release-format';
import { dropForeignStyles } from './remotes/drop-styles.ts';
import { App } from './router/app.tsx';
import type { AppParts } from './router/app-parts.ts';

/**
 * Shows the page. Takes over the markup in the HTML where it is this release's own and the page is here; otherwise draws
 * anew, in the place of that markup, which stands until then: while the page comes, and while it is found out why it
 * does not.
 */
export async function show(parts: AppParts, page: PageData): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('the composed page has no root');
  const route = parts.match(parts.history.location.pathname);
  let isHere = false;
  if (route) {
    try {
      await parts.loader.load(route.page);
      isHere = true;
    } catch (error) {
      if (await parts.onPageFailed(error as Error, route.page)) return;
    }
  }
  const view = (
    <Provider>
      <App {...parts} />
    </Provider>
  );
  if (isHere && page.isComposed && root.firstElementChild) {
    hydrateRoot(root, view, { onRecoverableError: (error) => console.error(error) });
    return;
  }
  const drawn = createRoot(root);
  if (page.isComposed) return drawn.render(view);
  // In one go, so that nobody sees the new page in the old one's styles.
  flushSync(() => drawn.render(view));
  dropForeignStyles(document, page.shell.css);
}
