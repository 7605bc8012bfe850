import { expect, type Page } from '@playwright/test';

/** How long a page that opens an app stays visible before it offers the store, ms. */
export const OPEN_TIMEOUT = 2500;

export const expectHeadline = (page: Page, name: string): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/**
 * Navigations of the page to addresses outside the site. A phone would open an app or a store; here they are prevented.
 * Call it before the page is opened.
 */
export async function captureNavigations(page: Page): Promise<string[]> {
  const captured: string[] = [];
  await page.exposeFunction('captureNavigation', (address: string) => void captured.push(address));
  await page.addInitScript(() => {
    const { captureNavigation } = window as unknown as { captureNavigation(address: string): void };
    window.navigation.addEventListener('navigate', (event) => {
      const { url } = event.destination;
      if (new URL(url).origin === window.location.origin) return;
      event.preventDefault();
      captureNavigation(url);
    });
  });
  return captured;
}

/** Taps 分享给好友 where only the menu of the app can share, and waits for the explanation. */
export async function openGuide({ page }: { page: Page }): Promise<void> {
  await button(page, '分享给好友').click();
  await page.getByRole('dialog', { name: '分享给好友' }).waitFor();
}
