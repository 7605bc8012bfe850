import { expect, test } from '../stage/fixtures.ts';
import { BRANDS } from '../steps/brands.ts';
import { expectCashier } from '../steps/cashier.ts';
import { opened } from '../steps/opened.ts';
import { expectPaid } from '../steps/result.ts';
import { consentBox, openShelf, packageRadio, packages, payButton, ways } from '../steps/shelf.ts';
import { tabTo } from '../steps/tab-to.ts';

for (const brand of BRANDS) {
  test(`${brand.name}: a membership is bought by keyboard alone`, async ({ page, ledger }) => {
    await openShelf(page, brand);
    await tabTo(page, packageRadio(page, brand.preselected.name));
    await page.keyboard.press('ArrowDown');
    const chosen = packages(page).getByRole('radio', { checked: true });
    await expect(packageRadio(page, brand.preselected.name)).not.toBeChecked();
    await expect(chosen).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(packageRadio(page, brand.preselected.name)).toBeChecked();

    await tabTo(page, ways(page).getByRole('radio', { name: '微信支付' }));
    await page.keyboard.press('ArrowDown');
    await expect(ways(page).getByRole('radio', { name: '支付宝' })).toBeChecked();
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

  test(`${brand.name}: a sheet keeps the focus inside, and agreeing by keyboard goes on`, async ({
    page,
  }) => {
    await openShelf(page, brand);
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
