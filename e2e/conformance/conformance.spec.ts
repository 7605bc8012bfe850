import type { Page } from '@playwright/test';
import { behaviours } from './behaviours.ts';
import { apps } from './built.ts';
import { expectedOf } from './exceptions.ts';
import { expect, test as base } from './stage.ts';

/** An app's page in a worker. */
interface Keeper {
  app: string;
  page: Page | null;
}

/** A behaviour needs a document of its own, not a browser's: a worker has one page an app, and each test loads it anew. */
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
    // Nothing that the app still has to say may reach the next test.
    await page.goto('about:blank');
  },
});

for (const app of apps) {
  test.describe(app.name, () => {
    test.use({ app: app.id });
    for (const { name, run } of behaviours) {
      const cell = { type: 'cell', description: JSON.stringify({ app: app.id, behaviour: name }) };
      test(name, { annotation: cell }, async ({ stage }) => {
        expect(await run(stage)).toBe(expectedOf(app.id, name));
      });
    }
  });
}
