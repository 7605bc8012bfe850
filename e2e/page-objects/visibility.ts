import { expect, type Page } from '@playwright/test';
import { isTakenOver } from './running.ts';

/** Hides the page as an app in front of it does, or shows it again. */
export const setVisibility = (page: Page, state: 'hidden' | 'visible'): Promise<void> =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
    Object.defineProperty(document, 'hidden', { value: now === 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

/** Opens an address with a clock that only the test moves on. */
export async function gotoPaused(page: Page, address: string): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
  await page.goto(address);
  // Frames and tasks are the clock's, too. A page opens an app in a task after its load event.
  await expect(async () => {
    await page.clock.runFor(20);
    expect(await isTakenOver(page)).toBe(true);
  }).toPass();
  await page.clock.runFor(1);
}
