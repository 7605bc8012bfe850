import { expect, type Page, type PlaywrightWorkerOptions } from '@playwright/test';
import { fullBrowser } from '../fixtures/browsers.ts';

type LaunchOptions = PlaywrightWorkerOptions['launchOptions'];

/**
 * Launch options with a back-forward cache, which phones have and Playwright disables:
 * `test.use({ launchOptions: [keepsPages, { scope: 'worker' }] })`.
 */
export const keepsPages = (
  { launchOptions }: { launchOptions: LaunchOptions },
  use: (options: LaunchOptions) => Promise<void>,
): Promise<void> =>
  use({
    ...launchOptions,
    ...(fullBrowser && { executablePath: fullBrowser }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });

/** Marks a page that is restored from the back-forward cache. Call it before the page is opened. */
export async function noteWaking(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) document.documentElement.dataset['woken'] = 'yes';
    });
  });
}

/**
 * Keeps only `pagehide` and `pageshow`, as on iOS before 14.5: no `visibilitychange` when a page
 * is left and restored, and no `resume`, which Chromium sends to a restored page.
 */
export async function silenceVisibility(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['visibilitychange', 'resume'])
      document.addEventListener(name, (event) => event.stopImmediatePropagation(), true);
  });
}

/**
 * Goes back to a cached page. `page.goBack` would wait for a load event that such a page does not have.
 */
export async function wakeBehind(page: Page, steps = 1): Promise<void> {
  await page
    .evaluate((by) => window.history.go(by), -steps)
    // The page may be frozen before it answers.
    .catch((error: Error) => {
      if (!error.message.includes('context was destroyed')) throw error;
    });
  await expect(page.locator('html[data-woken]')).toBeAttached();
}
