import type { Locator, Page } from '@playwright/test';

const MOST_STOPS = 60;

/** Presses Tab until the target is focused. Throws if it never is. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the target was never focused');
}
