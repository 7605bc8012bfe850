import type { Page } from '@playwright/test';
import { expect } from '../stage/fixtures.ts';
import type { Control } from '../stage/control.ts';
import type { Ledger } from '../stage/ledger.ts';
import type { Brand } from './brands.ts';
import { expectCashier, inCashier, type Place } from './cashier.ts';
import { expectPaid } from './result.ts';
import { consentBox, expectShelf, packageRadio, payAgreeing, payButton, ways } from './shelf.ts';
import { tabTo } from './tab-to.ts';

/** Pays what stands in the bar, agreeing in the sheet, and sees that it worked. */
export async function buy(page: Page, ledger: Ledger, amount: number, place: Place = 'page'): Promise<void> {
  await payAgreeing(page);
  await payInCashier(page, ledger, amount, place);
}

/** In the cashier that is open: pays, and sees that it worked. */
export async function payInCashier(
  page: Page,
  ledger: Ledger,
  amount: number,
  place: Place = 'page',
): Promise<void> {
  await expectCashier(page, amount, place);
  await inCashier(page, '确认支付', place);
  await expectPaid(page);
  ledger.expectCharge(amount);
}

/** Package, way, consent and payment with nothing but keys. */
export async function buyByKeyboard(page: Page, brand: Brand, ledger: Ledger): Promise<void> {
  await tabTo(page, packageRadio(page, brand.preselected.name));
  await page.keyboard.press('ArrowDown');
  await expect(packageRadio(page, brand.preselected.name)).not.toBeChecked();
  await page.keyboard.press('ArrowUp');
  await expect(packageRadio(page, brand.preselected.name)).toBeChecked();
  await tabTo(page, ways(page).getByRole('radio', { name: '微信支付' }));
  await page.keyboard.press('ArrowDown');
  await expect(ways(page).getByRole('radio', { name: '支付宝' })).toBeChecked();
  await tabTo(page, consentBox(page));
  await page.keyboard.press('Space');
  await tabTo(page, payButton(page));
  await page.keyboard.press('Enter');
  await payInCashier(page, ledger, brand.preselected.amount);
}

/** Packages that cannot be had: plain words, and 重试 gets them. Then none at all, which is no error. */
export async function expectTroubleTold(
  page: Page,
  brand: Brand,
  control: Control,
  expectAccessible: () => Promise<void>,
): Promise<void> {
  await control.faults({ match: brand.packagesCall, kind: 'status', status: 500 });
  await page.goto(brand.shelf);
  await expect(page.getByRole('alert')).toContainText('服务开小差了，请稍后重试');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: '联系客服' }).first()).toBeVisible();
  await expectAccessible();
  await control.clearFaults();
  await control.faults({ match: brand.packagesCall, kind: 'offline' });
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('alert')).toContainText('网络连接失败，请检查网络');
  await control.clearFaults();
  await page.getByRole('button', { name: '重试' }).click();
  await expectShelf(page, brand);
}
