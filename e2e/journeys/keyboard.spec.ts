import { expect, test } from '../fixtures/test.ts';
import { BRANDS } from '../page-objects/brands.ts';
import { expectCashier } from '../page-objects/cashier.ts';
import { opened } from '../page-objects/opened.ts';
import { expectPaid } from '../page-objects/result.ts';
import {
  consentBox,
  openPackageList,
  packageRadio,
  packages,
  payButton,
  paymentMethods,
} from '../page-objects/package-list.ts';
import { tabTo } from '../page-objects/tab-to.ts';
import { PURCHASE_PAGES, TUIWEN } from '../page-objects/purchase-pages.ts';

/** Tuiwen's keyboard journey in `routes/tuiwenwechatpay.spec.ts` includes its tabs. */
for (const brand of PURCHASE_PAGES.filter((page) => page !== TUIWEN)) {
  test(`${brand.path}: a membership can be bought by keyboard alone`, async ({ page, ledger }) => {
    await openPackageList(page, brand);
    await tabTo(page, packageRadio(page, brand.preselected.name));
    await page.keyboard.press('ArrowDown');
    const chosen = packages(page).getByRole('radio', { checked: true });
    await expect(packageRadio(page, brand.preselected.name)).not.toBeChecked();
    await expect(chosen).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(packageRadio(page, brand.preselected.name)).toBeChecked();

    await tabTo(page, paymentMethods(page).getByRole('radio', { name: '微信支付' }));
    await page.keyboard.press('ArrowDown');
    await expect(paymentMethods(page).getByRole('radio', { name: '支付宝' })).toBeChecked();
    await tabTo(page, consentBox(page));
    await page.keyboard.press('Space');
    await expect(consentBox(page)).toBeChecked();
    await tabTo(page, payButton(page));
    await page.keyboard.press('Enter');
    await expectCashier(page, brand.preselected.amount);
    await tabTo(page, page.getByRole('button', { name: '确认支付' }));
    await page.keyboard.press('Enter');
    await expectPaid(page);
    ledger.expectCharge(brand.preselected.amount);
  });
}

for (const brand of BRANDS) {
  test(`${brand.name}: a sheet traps the focus, and can be accepted by keyboard`, async ({ page }) => {
    await openPackageList(page, brand);
    await tabTo(page, payButton(page));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    for (let stop = 0; stop < 8; stop += 1) {
      await page.keyboard.press('Tab');
      await expect(dialog.locator(':focus')).toHaveCount(1);
    }
    await opened(page);
    await tabTo(page, dialog.getByRole('button', { name: '同意并支付' }));
    await page.keyboard.press('Enter');
    await expectCashier(page, brand.preselected.amount);
  });
}
