import { expect, type Locator, type Page } from '@playwright/test';

export const result = (
  page: Page,
  heading: '支付成功' | '正在确认支付结果' | '订单已关闭' | '订单已退款' | '订单不存在',
): Locator => page.getByRole('heading', { name: heading });

/** The question after the cashier. */
export const returnDialog = (page: Page): Locator => page.getByRole('dialog', { name: '支付完成了吗？' });

export async function expectPaid(page: Page): Promise<void> {
  await expect(result(page, '支付成功')).toBeVisible();
  await expect(page).toHaveTitle('支付结果');
}
