import type { Browser, BrowserContext, Page, TestInfo } from '@playwright/test';
import { stage, visited } from './fixtures.ts';

/** A worker's page that is emptied for every test instead of being opened for it. */
interface Keeper {
  /** An empty context with one page. What `kind` tells is as it was when the context was made. */
  take(browser: Browser, site: string, kind: string): Promise<BrowserContext>;
  close(): Promise<void>;
}

type Size = ReturnType<Page['viewportSize']>;

function createKeeper(): Keeper {
  let kept: { kind: string; context: BrowserContext; size: Size } | null = null;
  const close = async () => {
    await kept?.context.close();
    kept = null;
  };
  return {
    close,
    async take(browser, site, kind) {
      if (kept?.kind === kind) {
        await empty(kept.context, site, kept.size);
        return kept.context;
      }
      await close();
      // It takes over the options of the test that asks.
      const context = await browser.newContext();
      const page = await context.newPage();
      kept = { kind, context, size: page.viewportSize() };
      return context;
    },
  };
}

/** As a browser that has seen nothing: the page stands at `about:blank`, where the test before it has left it. */
async function empty(context: BrowserContext, site: string, size: Size): Promise<void> {
  const [page, ...others] = context.pages();
  if (!page) throw new Error('the page that is kept was closed');
  for (const other of others) await other.close();
  for (const event of ['weberror', 'console', 'page', 'request', 'response'] as const) {
    context.removeAllListeners(event);
    if (event !== 'weberror' && event !== 'page') page.removeAllListeners(event);
  }
  if (size) await page.setViewportSize(size);
  await page.emulateMedia({ media: null });
  await context.unrouteAll();
  await page.unrouteAll();
  await context.setOffline(false);
  await context.clearPermissions();
  await context.clearCookies();
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: site, storageTypes: 'all' });
  // Switched off, the page forgets what it holds in memory; the rest is the browser's.
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.setCacheDisabled', { cacheDisabled: false });
  await session.send('Network.clearBrowserCache');
  await session.send('Page.resetNavigationHistory');
  await session.detach();
}

/**
 * For what is looked at and read, test by test. A page for each would take as long as the look. Storage, cookies, caches,
 * history, routes, size, medium and the network are as new every time; init scripts and the page's clock go with the file. Whatever
 * logs in, pays, sleeps or comes back takes `test` of the fixtures, whose browser is new.
 */
export const test = stage.extend<object, { keeper: Keeper }>({
  keeper: [
    async ({ browser: _browser }, use) => {
      const keeper = createKeeper();
      await use(keeper);
      await keeper.close();
    },
    { scope: 'worker' },
  ],
  context: async (
    { browser, keeper, userAgent, javaScriptEnabled, control, sandbox, visitor },
    use,
    info: TestInfo,
  ) => {
    const kind = JSON.stringify([info.file, userAgent, javaScriptEnabled]);
    const context = await keeper.take(browser, sandbox.places.site, kind);
    await visited(context, { control, sandbox, visitor, info }, use);
  },
  page: async ({ context }, use) => {
    const [page] = context.pages();
    if (!page) throw new Error('the page that is kept was closed');
    await use(page);
  },
});

export { expect } from './fixtures.ts';
