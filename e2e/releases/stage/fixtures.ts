import type { Page } from '@playwright/test';
import { expect, publishedSite, test as base } from '../../stage/fixtures.ts';
import { startSandbox } from '../../stage/sandbox.ts';
import { HONEY } from '../../steps/brands.ts';
import { expectShelf } from '../../steps/shelf.ts';
import { openOwnSite, RESULT_WORDS, SHELF_WORDS, type OwnSite } from './own-site.ts';

/** The journeys' stage, over a site of the worker's own that is as it was before each test. */
export const test = base.extend<{ asItWas: undefined }, { site: OwnSite }>({
  site: [
    async ({}, use) => {
      const site = await openOwnSite(publishedSite());
      await use(site);
      await site.remove();
    },
    { scope: 'worker' },
  ],
  sandbox: [
    async ({ layout, site }, use) => {
      const sandbox = await startSandbox(layout, site.folder);
      await use(sandbox);
      await sandbox.stop();
    },
    { scope: 'worker' },
  ],
  asItWas: [
    async ({ site }, use) => {
      await site.restore();
      await use(undefined);
    },
    { auto: true },
  ],
});

export { expect };

type Which = 'first' | 'second';

/** Honey's purchase page works, and it is that version's. */
export async function expectShelfOf(page: Page, which: Which): Promise<void> {
  await expectShelf(page, HONEY);
  await expect(page.getByRole('heading', { name: SHELF_WORDS[which], exact: true })).toBeVisible();
}

/** The words of a version on the page after the payment. */
export const expectResultOf = (page: Page, which: Which): Promise<void> =>
  expect(page.getByRole('heading', { name: RESULT_WORDS[which], exact: true })).toBeVisible();
