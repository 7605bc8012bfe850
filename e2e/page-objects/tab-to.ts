import type { Locator, Page } from '@playwright/test';
import { opened } from './opened.ts';

const MOST_STOPS = 60;

/** Presses Tab until the target is focused, and waits until it may be pressed. Throws if it never is focused. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return opened(page);
    await page.keyboard.press('Tab');
  }
  throw new Error('the target was never focused');
}
