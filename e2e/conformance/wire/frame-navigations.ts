import type { Page } from '@playwright/test';

/**
 * Reports every address that a frame navigates to, as a native side receives it: before it is known whether there is
 * such a place. The frame may be gone in the next moment, and then nothing is ever requested.
 */
export async function onFrameNavigation(
  page: Page,
  onNavigation: (address: string) => Promise<void>,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  session.on('Page.frameRequestedNavigation', ({ url }) => void onNavigation(url));
}
