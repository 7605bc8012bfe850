import { expect, test } from '../fixtures/kept-page.ts';

// Two texts. The query keeps this spec out of their journeys in ROUTES.md.
const TEXT = '/lxbpa?kept';
const OTHER = '/lxbua?kept';
const LOOSE = '**/loose-end';

// Serial, so that the tests share the page of one worker.
test.describe.configure({ mode: 'serial' });

test.describe('a page that is kept for the next test', () => {
  test.use({ account: null });

  test('is used by a first test', async ({ page, context, baseURL }) => {
    await page.goto(OTHER);
    await page.goto(TEXT);
    await page.evaluate(async () => {
      localStorage.setItem('left', 'there');
      sessionStorage.setItem('left', 'there');
      document.cookie = 'left=there';
      await caches.open('left');
      await new Promise((resolve) => {
        indexedDB.open('left').onsuccess = resolve;
      });
    });
    await context.grantPermissions(['clipboard-read'], { origin: baseURL ?? '' });
    await page.route(LOOSE, (route) => route.fulfill({ body: 'there' }));
    await context.route(
      ({ search }) => search === '?kept',
      (route) => route.abort(),
    );
    await context.newPage();
    await page.setViewportSize({ width: 320, height: 500 });
    await page.emulateMedia({ media: 'print' });
    await context.setOffline(true);
  });

  test('is empty for the second: storage, permissions, routes, history, other pages, size and network are reset', async ({
    page,
    context,
  }) => {
    expect(context.pages()).toEqual([page]);
    expect(await context.cookies()).toEqual([]);
    await page.goto(TEXT);
    expect(
      await page.evaluate(async () => ({
        local: localStorage.getItem('left'),
        session: sessionStorage.getItem('left'),
        caches: await caches.keys(),
        databases: (await indexedDB.databases()).map(({ name }) => name),
        // about:blank and this page.
        pages: history.length,
        width: innerWidth,
        isPrinted: matchMedia('print').matches,
        permission: (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })).state,
      })),
    ).toEqual({
      local: null,
      session: null,
      caches: [],
      databases: [],
      pages: 2,
      width: 375,
      isPrinted: false,
      permission: 'prompt',
    });
    expect((await page.request.get('/loose-end')).status()).toBe(404);
    expect(await page.evaluate(async () => (await fetch('/loose-end')).status)).toBe(404);
  });

  test('reports thrown errors in the second test, too', async ({ page }) => {
    test.fail();
    await page.goto(TEXT);
    const thrown = page.waitForEvent('pageerror');
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('on purpose');
      });
    });
    await thrown;
  });
});

test.describe('a logged-in user', () => {
  const token = () => localStorage.getItem('auth.token');

  test('is logged in in the first document, and not after a logout', async ({ page, visitor }) => {
    await page.goto(TEXT);
    expect(await page.evaluate(token)).toBe(visitor.session?.token);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    expect(await page.evaluate(token)).toBeNull();
    await page.goto(OTHER);
    expect(await page.evaluate(token)).toBeNull();
  });

  test.describe('a following test of an anonymous user', () => {
    test.use({ account: null });
    test('has no session', async ({ page }) => {
      await page.goto(TEXT);
      expect(await page.evaluate(token)).toBeNull();
    });
  });
});
