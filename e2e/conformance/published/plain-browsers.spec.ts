import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { openUntil } from './journey.ts';

/*
 * A page looks for apps in plain browsers too, since an app may have any user agent. Users must not notice.
 */

/** Its user agent is a computer's; its screen has touch points. */
const IPAD = 'ua-browser-safari-ipad';

/** Browsers and platforms that differ in how the page looks for apps. */
const BROWSERS = [
  'browser',
  'ua-browser-safari-18',
  IPAD,
  'ua-browser-chrome-ios',
  'ua-browser-qq-browser',
  'ua-browser-cheetah',
  'ua-browser-huawei-harmony-5',
  'desktop',
];

/** Long enough for several looks, which are 15 s apart at most, ms. */
const LONG_MS = 40_000;

/** Everything that a page of an app might do and that would show or fail here. */
function watchSigns(page: Page): readonly string[] {
  const signs: string[] = [];
  page.on('frameattached', () => signs.push('a frame'));
  page.on('requestfailed', (request) => signs.push(`failed: ${request.url()}`));
  page.on('response', (response) => {
    if (response.status() >= 400) signs.push(`${response.status()}: ${response.url()}`);
  });
  page.on('dialog', (dialog) => {
    signs.push(`${dialog.type()}: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    if (message.type() === 'error') signs.push(message.text());
  });
  return signs;
}

test.use({ account: null });

for (const environment of BROWSERS)
  test.describe(environment, () => {
    test.use({ environment });
    test('opens no frame and no prompt, and no request fails', async ({ page }) => {
      if (environment === IPAD)
        await page.addInitScript(() => Object.defineProperty(navigator, 'maxTouchPoints', { value: 5 }));
      const signs = watchSigns(page);
      await page.clock.install();
      await openUntil(page, LONG_MS);
      expect(signs).toEqual([]);
    });
  });

test.describe('a likely web view', () => {
  test.use({ environment: 'ua-browser-web-view-ios' });
  test('is invited by a frame, so the others could have been', async ({ page }) => {
    const signs = watchSigns(page);
    await page.clock.install();
    await openUntil(page, LONG_MS);
    expect(signs).toContain('a frame');
  });
});
