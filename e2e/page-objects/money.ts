import { expect, type Locator, type Page } from '@playwright/test';
import { yuan } from './brands.ts';

/** A purchase in the strip of unfinished purchases. Amount in fen. */
interface Named {
  name: string;
  amount: number;
}

/** The dialog for an order whose amount differs from the price at the tap. */
export const priceDialog = (page: Page): Locator => page.getByRole('dialog', { name: '价格已更新' });

/** The dialog is open with both amounts (fen), and no cashier is. */
export async function expectRepriced(page: Page, shown: number, now: number): Promise<void> {
  const dialog = priceDialog(page);
  await expect(dialog.or(cashierIn(page)).first()).toBeVisible();
  await expectNoCashier(page);
  await expect(dialog).toContainText(yuan(shown));
  await expect(dialog.getByRole('button', { name: `支付 ¥${yuan(now)}` })).toBeVisible();
}

/** Pays the new amount, fen. */
export const acceptPrice = (page: Page, now: number): Promise<void> =>
  priceDialog(page)
    .getByRole('button', { name: `支付 ¥${yuan(now)}` })
    .click();

/** The cashier's page, or a wallet's sheet over the page. */
const cashierIn = (page: Page): Locator =>
  page.getByRole('heading', { name: '收银台' }).or(page.locator('iframe[title="收银台"]'));

export const expectNoCashier = (page: Page): Promise<void> => expect(cashierIn(page)).toHaveCount(0);

/** The section for an unfinished purchase of an earlier visit. */
export const strip = (page: Page): Locator => page.getByRole('region', { name: '未完成的订单' });

/** The user's own unpaid purchase is offered. */
export const expectOffered = (page: Page, purchase: Named): Promise<void> =>
  expect(strip(page)).toContainText(unpaidText(purchase));

/** Texts of the strip: for the user's own unpaid order, and for another user's order. */
export const unpaidText = ({ name, amount }: Named): string => `${name} ¥${yuan(amount)} 待支付`;
export const MASKED = /本机有一笔待确认的订单（尾号 \d{4}，¥[\d.]+）/;

export const resumeButton = (page: Page): Locator => strip(page).getByRole('button', { name: '继续支付' });
export const isMineButton = (page: Page): Locator =>
  strip(page).getByRole('button', { name: '是我的', exact: true });

/** Notices above the pay bar. */
export const NOTICES = {
  repriced: '价格已更新，请确认金额后再支付',
  buyerChanged: '账号已切换，请确认后再支付',
  paidElsewhere: '该套餐已在其他页面支付成功',
  notSold: '该套餐暂不支持购买，请选择其他套餐',
} as const;

/** The notice whose prices are shown, for links with a phone number. */
export const beneficiary = (page: Page, masked: string): Locator =>
  page.getByText(new RegExp(`^价格按 ${masked.replaceAll('*', '\\*')} 显示`));

/** The document paths in the consent box. */
export const askedDocuments = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('label')
    .filter({ hasText: '已阅读并同意' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** The consent sheet after a tap on pay. */
export const consentSheet = (page: Page): Locator => page.getByRole('dialog', { name: /前请确认$/ });
export const agreeAndPay = (page: Page): Locator =>
  page.getByRole('dialog').getByRole('button', { name: '同意并支付' });
