import { expect, type Locator, type Page } from '@playwright/test';

export const result = (
  page: Page,
  heading: '支付成功' | '正在确认支付结果' | '订单已关闭' | '订单已退款' | '订单不存在',
): Locator => page.getByRole('heading', { name: heading });

/** The result behind the dialog: visible, but hidden from screen readers. */
export const resultBehind = (page: Page): Locator =>
  page.getByRole('heading', { name: '正在确认支付结果', includeHidden: true });

/** The return dialog. */
export const returnDialog = (page: Page): Locator => page.getByRole('dialog', { name: '支付完成了吗？' });

/** The result page shows 支付成功; while it loads, the shell does. */
export async function expectPaid(page: Page): Promise<void> {
  await expect(result(page, '支付成功')).toBeVisible();
  await expect(page.getByText('正在打开订单详情')).toHaveCount(0);
  await expect(result(page, '支付成功')).toBeVisible();
  await expect(page).toHaveTitle('支付结果');
}
