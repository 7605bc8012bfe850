import { expect, type Page, type PlaywrightWorkerOptions } from '@playwright/test';
import { fullBrowser } from '../stage/browsers.ts';

type LaunchOptions = PlaywrightWorkerOptions['launchOptions'];

/**
 * A browser that keeps pages in its back-forward cache, as phones do and Playwright's does not:
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

/** Notes when the page comes out of the back-forward cache. Call it before opening anything. */
export async function noteWaking(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) document.documentElement.dataset['woken'] = 'yes';
    });
  });
}

/**
 * Leaves `pagehide` and `pageshow` as the only signs, as on iOS before 14.5: there is no `visibilitychange` when a page
 * is left and come back to, and no `resume`, which Chromium sends to a page that wakes.
 */
export async function silenceVisibility(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['visibilitychange', 'resume'])
      document.addEventListener(name, (event) => event.stopImmediatePropagation(), true);
  });
}

/**
 * So many steps back, to a page that slept. `page.goBack` would wait for a load, which such a page has none of.
 */
export async function wakeBehind(page: Page, steps = 1): Promise<void> {
  await page
    .evaluate((by) => window.history.go(by), -steps)
    // The page that is left may be asleep before it answers.
    .catch((error: Error) => {
      if (!error.message.includes('context was destroyed')) throw error;
    });
  await expect(page.locator('html[data-woken]')).toBeAttached();
}
