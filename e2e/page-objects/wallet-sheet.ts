import { expect, type Page } from '@playwright/test';
import { cashierOf, inCashier } from './cashier.ts';

const sheet = (page: Page) => page.locator('iframe[title="收银台"]');

/** The cashier's sheet is open or closed. */
export const expectSheet = (page: Page, isOpen: boolean): Promise<void> =>
  expect(sheet(page)).toHaveCount(isOpen ? 1 : 0);

/** The URL of the cashier's sheet. */
export async function sheetAddress(page: Page): Promise<string> {
  const source = await sheet(page).getAttribute('src');
  return new URL(source ?? '', page.url()).href;
}

/**
 * The cashier's sheet sends an answer to the app or wallet around the page: a code of Alipay, or an
 * unknown one.
 */
export const postFromSheet = (page: Page, answer: string): Promise<void> =>
  page
    .frameLocator('iframe[title="收银台"]')
    .getByRole('heading', { name: '收银台', includeHidden: true })
    .evaluate((_, result) => window.parent.postMessage({ type: 'sandbox-cashier', result }, '*'), answer);

/** Pays in the cashier's sheet, which then sends no answer. */
export async function payWithoutAnswer(page: Page): Promise<void> {
  await inCashier(page, '不返回', 'sheet');
  await expect(cashierOf(page, 'sheet').getByText('已支付，可以关闭这个页面')).toBeVisible();
}

/** The sheet is swiped away without an answer. */
export const swipeSheetAway = (page: Page): Promise<void> =>
  sheet(page).evaluate((frame) => void ((frame as HTMLElement).style.display = 'none'));
