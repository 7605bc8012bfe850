import type { Page } from '@playwright/test';

/**
 * The addresses outside of the site that the page asks the browser to go to. A phone would hand them to an app or a
 * store; here nobody takes them, and the page stays. Call it before opening anything.
 */
export async function hearAddresses(page: Page): Promise<string[]> {
  const heard: string[] = [];
  await page.exposeFunction('hearAddress', (address: string) => void heard.push(address));
  await page.addInitScript(() => {
    const { hearAddress } = window as unknown as { hearAddress(address: string): void };
    window.navigation.addEventListener('navigate', (event) => {
      const { url } = event.destination;
      if (new URL(url).origin === window.location.origin) return;
      event.preventDefault();
      hearAddress(url);
    });
  });
  return heard;
}

/** Something comes before the page, as an app that opens does, or leaves it again. */
export const turnSight = (page: Page, state: 'hidden' | 'visible'): Promise<void> =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
    Object.defineProperty(document, 'hidden', { value: now === 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

/** Puts the page's time into the test's hands. Call it before opening anything. */
export const holdTime = async (page: Page): Promise<void> => {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
};
