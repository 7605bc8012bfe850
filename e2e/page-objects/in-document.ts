import { expect, type Page } from '@playwright/test';
import type { Brand } from './brands.ts';
import { openPackageList } from './package-list.ts';

/** Opens a purchase page and waits until its shell knows the routes of all pages of the brand. */
export async function openWithAllRoutes(page: Page, brand: Brand): Promise<void> {
  const release = page.waitForResponse(/\/release\.json$/);
  await openPackageList(page, brand);
  await (await release).finished();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.documentElement.setAttribute('data-document', 'first'));
}

/** A navigation of the shell, which fetches no document. */
export const goInDocument = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** The document is still that of `openWithAllRoutes`. */
export const expectSameDocument = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-document', 'first');
