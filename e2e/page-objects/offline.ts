import { expect, test, type Page } from '@playwright/test';

/** Without a network the page shows that it is gone; `meanwhile` checks what still works. */
export const expectOffline = (page: Page, meanwhile: () => Promise<void> = async () => undefined) =>
  test.step('without a network', async () => {
    // The empty message comes with the page's lazy chunk.
    await page.locator('#root [role=status]:empty').first().waitFor({ state: 'attached' });
    await page.context().setOffline(true);
    await expect(page.getByText('网络连接失败，请检查网络').first()).toBeVisible();
    await meanwhile();
    await page.context().setOffline(false);
  });
