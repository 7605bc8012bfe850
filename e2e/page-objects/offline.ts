import { expect, test, type Page } from '@playwright/test';

/** Without a network the page shows that it is gone, also where its lazy chunk has not arrived; `meanwhile` checks what still works. */
export const expectOffline = (page: Page, meanwhile: () => Promise<void> = async () => undefined) =>
  test.step('without a network', async () => {
    await page.context().setOffline(true);
    await expect(page.getByText(/^(网络连接|页面加载)失败，请检查网络$/).first()).toBeVisible();
    await meanwhile();
    await page.context().setOffline(false);
  });
