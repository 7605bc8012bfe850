import { expect, type Locator, type Page } from '@playwright/test';
import { yuan } from './brands.ts';

/** A purchase as the strip for unfinished purchases names it. Amounts in fen. */
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

/** The cashier's own page, or a wallet's sheet over ours. */
const cashierIn = (page: Page): Locator =>
  page.getByRole('heading', { name: '收银台' }).or(page.locator('iframe[title="收银台"]'));

export const expectNoCashier = (page: Page): Promise<void> => expect(cashierIn(page)).toHaveCount(0);

/** The section for a purchase that an earlier visit left. */
export const strip = (page: Page): Locator => page.getByRole('region', { name: '未完成的订单' });

/** An own unpaid purchase is offered. */
export const expectOffered = (page: Page, purchase: Named): Promise<void> =>
  expect(strip(page)).toContainText(unpaidText(purchase));

/** The texts of the strip: for an own unpaid order, an own one in an unknown state, and another person's. */
export const unpaidText = ({ name, amount }: Named): string => `${name} ¥${yuan(amount)} 待支付`;
export const MASKED = /这台手机上有一笔订单（尾号 \d{4}，¥[\d.]+）/;

export const resumeButton = (page: Page): Locator => strip(page).getByRole('button', { name: '继续支付' });
export const isMineButton = (page: Page): Locator =>
  strip(page).getByRole('button', { name: '是我的', exact: true });

/** Sentences over the pay bar. */
export const NOTICES = {
  repriced: '价格已更新，请确认金额后再支付',
  buyerChanged: '账号已切换，请确认后再支付',
  paidElsewhere: '这个套餐已在另一页面支付成功',
  notSold: '该套餐暂不支持购买，请选择其他套餐',
} as const;

/** Whose prices are shown where a link named a phone number. */
export const beneficiary = (page: Page, masked: string): Locator =>
  page.getByText(new RegExp(`^价格按 ${masked.replaceAll('*', '\\*')} 显示`));

/** The links of the box that asks for consent: the paths of the documents, in their order. */
export const askedDocuments = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('label')
    .filter({ hasText: '已阅读并同意' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** The sheet that asks for consent at the tap on pay. */
export const consentSheet = (page: Page): Locator => page.getByRole('dialog', { name: /前请确认$/ });
export const agreeAndPay = (page: Page): Locator =>
  page.getByRole('dialog').getByRole('button', { name: '同意并支付' });
