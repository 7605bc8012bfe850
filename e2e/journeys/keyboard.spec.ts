import { expect, test } from '../fixtures/test.ts';
import { BRANDS } from '../page-objects/brands.ts';
import { expectCashier } from '../page-objects/cashier.ts';
import { opened } from '../page-objects/opened.ts';
import { expectPackageList, openPackageList, payButton } from '../page-objects/package-list.ts';
import { tabTo } from '../page-objects/tab-to.ts';

for (const brand of BRANDS) {
  test(`${brand.name}: a sheet traps the focus, Escape and the back button close it, and it is accepted by keyboard`, async ({
    page,
  }) => {
    // A page behind this one, which back must not reach.
    await page.goto('/nothing/of/this');
    await openPackageList(page, brand);
    const dialog = page.getByRole('dialog');
    const openSheet = async () => {
      await tabTo(page, payButton(page));
      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible();
      await opened(page);
    };

    await openSheet();
    for (let stop = 0; stop < 8; stop += 1) {
      await page.keyboard.press('Tab');
      await expect(dialog.locator(':focus')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(payButton(page)).toBeFocused();

    await openSheet();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expectPackageList(page, brand);

    await openSheet();
    await tabTo(page, dialog.getByRole('button', { name: '同意并支付' }));
    await page.keyboard.press('Enter');
    await expectCashier(page, brand.preselected.amount);
  });
}
