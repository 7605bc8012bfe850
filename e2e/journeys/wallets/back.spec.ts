import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { HONEY, MAIN } from '../../page-objects/brands.ts';
import { expectCashier, inCashier } from '../../page-objects/cashier.ts';
import { expectPaid, returnDialog } from '../../page-objects/result.ts';
import {
  choose,
  openPackageList,
  payAgreeing,
  payButton,
  paymentMethods,
} from '../../page-objects/package-list.ts';
import { keepsPages, noteWaking, silenceVisibility, wakeBehind } from '../../page-objects/sleeping-page.ts';
import { payInCashier, openCashier } from '../../page-objects/purchase.ts';

test.use({ launchOptions: [keepsPages, { scope: 'worker' }] });

for (const { brand, wallet } of [
  { brand: MAIN, wallet: '支付宝' },
  { brand: HONEY, wallet: '微信支付' },
]) {
  test(`${brand.name}: back from the cashier of ${wallet}, a cached page opens the return dialog and pays the same order`, async ({
    page,
    ledger,
    control,
    expectAccessible,
  }) => {
    await noteWaking(page);
    await openPackageList(page, brand);
    await choose(paymentMethods(page), wallet);
    await payAgreeing(page);
    await expectCashier(page, brand.preselected.amount);
    await wakeBehind(page);
    await expect(returnDialog(page)).toBeVisible();
    await expectAccessible();
    await returnDialog(page).getByRole('button', { name: '重新支付' }).click();
    await payInCashier(page, ledger, brand.preselected.amount);
    expect((await control.state()).orders).toHaveLength(1);
  });
}

const { amount } = MAIN.preselected;

/** Pays in a cashier that does not return. */
async function payWithoutReturn(page: Page): Promise<void> {
  await expectCashier(page, amount);
  await inCashier(page, '不返回');
  await expect(page.getByText('已支付，可以关闭这个页面')).toBeVisible();
}

for (const phone of ['a phone', 'an iPhone with pageshow events only']) {
  test.describe(`on ${phone}`, () => {
    test.beforeEach(async ({ page }) => {
      await noteWaking(page);
      if (phone !== 'a phone') await silenceVisibility(page);
    });

    test('a restored purchase page opens the return dialog, pays the same order, and later shows its payment', async ({
      page,
      ledger,
      control,
    }) => {
      await openCashier(page, MAIN);
      await wakeBehind(page);
      await returnDialog(page).getByRole('button', { name: '暂不支付' }).click();
      await payButton(page).click();
      await payWithoutReturn(page);
      ledger.expectCharge(amount);
      await wakeBehind(page, 2);
      await expectPaid(page);
      expect((await control.state()).orders).toHaveLength(1);
    });

    test('a restored result page opens the return dialog, pays the same order, and later shows its payment', async ({
      page,
      ledger,
      control,
    }) => {
      await openCashier(page, MAIN);
      await inCashier(page, '取消支付');
      await returnDialog(page).getByRole('button', { name: '重新支付' }).click();
      await expectCashier(page, amount);
      await wakeBehind(page);
      await returnDialog(page).getByRole('button', { name: '重新支付' }).click();
      await payWithoutReturn(page);
      ledger.expectCharge(amount);
      await wakeBehind(page, 2);
      await expectPaid(page);
      expect((await control.state()).orders).toHaveLength(1);
    });
  });
}
