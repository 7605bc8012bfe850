import { expect, test } from '../stage/kept-page.ts';

// Two texts; the question mark keeps this from counting as their journey.
const TEXT = '/lxbpa?kept';
const OTHER = '/lxbua?kept';
const LOOSE = '**/loose-end';

// One after the other, so that both have the same page of the same worker.
test.describe.configure({ mode: 'serial' });

test.describe('a page that is kept for the next test', () => {
  test.use({ account: null });

  test('is left in disorder', async ({ page, context, baseURL }) => {
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

  test('comes empty: nothing stored, allowed, answered or behind it, no other page, a phone’s screen and the network', async ({
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
        // The blank page before it, and it.
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

  test('tells what is thrown in it, the second time too', async ({ page }) => {
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

test.describe('who is logged in', () => {
  const token = () => localStorage.getItem('auth.token');

  test('is so in the first document, and no more after a logout', async ({ page, visitor }) => {
    await page.goto(TEXT);
    expect(await page.evaluate(token)).toBe(visitor.session?.token);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    expect(await page.evaluate(token)).toBeNull();
    await page.goto(OTHER);
    expect(await page.evaluate(token)).toBeNull();
  });

  test.describe('in no test of nobody', () => {
    test.use({ account: null });
    test('that follows', async ({ page }) => {
      await page.goto(TEXT);
      expect(await page.evaluate(token)).toBeNull();
    });
  });
});
