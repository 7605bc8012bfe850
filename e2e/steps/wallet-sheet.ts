import { expect, type Page } from '@playwright/test';
import { cashierOf, inCashier } from './cashier.ts';

const sheet = (page: Page) => page.locator('iframe[title="收银台"]');

/** The cashier over the page is there, or has gone. */
export const expectSheet = (page: Page, isOpen: boolean): Promise<void> =>
  expect(sheet(page)).toHaveCount(isOpen ? 1 : 0);

/** Where the cashier over the page can be opened by itself. */
export async function sheetAddress(page: Page): Promise<string> {
  const source = await sheet(page).getAttribute('src');
  return new URL(source ?? '', page.url()).href;
}

/**
 * The cashier over the page says a word of its own to the app or wallet around the page: a code of Alipay, or one that
 * nobody has ever heard.
 */
export const sayInSheet = (page: Page, word: string): Promise<void> =>
  page
    .frameLocator('iframe[title="收银台"]')
    .getByRole('heading', { name: '收银台', includeHidden: true })
    .evaluate((_, result) => window.parent.postMessage({ type: 'sandbox-cashier', result }, '*'), word);

/** Pays in the cashier over the page, which then says no word of it. */
export async function payUnsaid(page: Page): Promise<void> {
  await inCashier(page, '不返回', 'sheet');
  await expect(cashierOf(page, 'sheet').getByText('已支付，可以关闭这个页面')).toBeVisible();
}

/** The cashier is swiped away, and nobody says a word. */
export const swipeSheetAway = (page: Page): Promise<void> =>
  sheet(page).evaluate((frame) => void ((frame as HTMLElement).style.display = 'none'));
