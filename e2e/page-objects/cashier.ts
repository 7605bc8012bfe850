import { expect, type FrameLocator, type Page } from '@playwright/test';
import { yuan } from './brands.ts';

/** Where a wallet shows its cashier: on its own page, or in a sheet over the page. */
export type Place = 'page' | 'sheet';
type Cashier = Page | FrameLocator;
export type Choice = '确认支付' | '取消支付' | '支付失败' | '提前返回' | '不返回' | '延迟通知' | '重复通知';

export const cashierOf = (page: Page, place: Place): Cashier =>
  place === 'page' ? page : page.frameLocator('iframe[title="收银台"]');

/** The cashier is open with this amount, fen. */
export async function expectCashier(page: Page, amount: number, place: Place = 'page'): Promise<void> {
  const cashier = cashierOf(page, place);
  await expect(cashier.getByRole('heading', { name: '收银台' })).toBeVisible();
  await expect(cashier.getByText(`¥${yuan(amount)}`, { exact: true })).toBeVisible();
}

const RARE: Choice[] = ['提前返回', '不返回', '延迟通知', '重复通知'];

/** Makes a choice in the cashier; rare ones are under 更多. */
export async function inCashier(page: Page, choice: Choice, place: Place = 'page'): Promise<void> {
  const cashier = cashierOf(page, place);
  if (RARE.includes(choice)) await cashier.getByText('更多', { exact: true }).click();
  await cashier.getByRole('button', { name: choice }).click();
}
