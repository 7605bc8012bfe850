import type { Page } from '@playwright/test';
import { behaviours } from './behaviours.ts';
import { apps } from './built.ts';
import { expectedOf } from './exceptions.ts';
import { expect, test as base } from './fixtures.ts';

/** The page of an app in a worker. */
interface Keeper {
  app: string;
  page: Page | null;
}

/** Each test needs a new document, not a new browser: a worker keeps one page per app and reloads it. */
const test = base.extend<object, { keeper: Keeper }>({
  keeper: [
    async ({ browser: _browser }, use) => {
      const keeper: Keeper = { app: '', page: null };
      await use(keeper);
      await keeper.page?.context().close();
    },
    { scope: 'worker' },
  ],
  page: async ({ browser, keeper, app }, use) => {
    if (keeper.app !== app) {
      await keeper.page?.context().close();
      // With the options of this test.
      keeper.page = await browser.newPage();
      keeper.app = app;
    }
    const { page } = keeper;
    if (!page) throw new Error('no page');
    await use(page);
    // Pending messages of the app must not reach the next test.
    await page.goto('about:blank');
  },
});

for (const app of apps) {
  test.describe(app.name, () => {
    test.use({ app: app.id });
    for (const { name, run } of behaviours) {
      const cell = { type: 'cell', description: JSON.stringify({ app: app.id, behaviour: name }) };
      test(name, { annotation: cell }, async ({ native }) => {
        expect(await run(native)).toBe(expectedOf(app.id, name));
      });
    }
  });
}
