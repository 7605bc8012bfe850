import { expect, test } from '../../fixtures/test.ts';
import { BRANDS } from '../../page-objects/brands.ts';
import { expectCashier, inCashier } from '../../page-objects/cashier.ts';
import { expectOffered } from '../../page-objects/money.ts';
import { expectPaid, returnDialog } from '../../page-objects/result.ts';
import {
  choose,
  expectPackageList,
  openPackageList,
  payAgreeing,
  paymentMethods,
} from '../../page-objects/package-list.ts';
import { buy, payInCashier, openCashier } from '../../page-objects/purchase.ts';

/** Without a back-forward cache the page behind the cashier is reloaded. */
for (const brand of BRANDS) {
  const { amount } = brand.preselected;

  for (const wallet of ['微信支付', '支付宝'] as const) {
    test(`${brand.name}: back from the cashier of ${wallet}, a reloaded page resumes the same order`, async ({
      page,
      ledger,
      control,
    }) => {
      await openPackageList(page, brand);
      await choose(paymentMethods(page), wallet);
      await payAgreeing(page);
      await expectCashier(page, amount);
      await page.goBack();
      await expectOffered(page, brand.preselected);
      await page.getByRole('button', { name: '继续支付' }).click();
      await returnDialog(page).getByRole('button', { name: '重新支付' }).click();
      await payInCashier(page, ledger, amount);
      expect((await control.state()).orders).toHaveLength(1);
    });
  }

  test(`${brand.name}: going back and tapping pay pays the same order with the other wallet`, async ({
    page,
    ledger,
    control,
  }) => {
    await openCashier(page, brand);
    await page.goBack();
    await expectPackageList(page, brand);
    await choose(paymentMethods(page), '支付宝');
    await payAgreeing(page);
    await expectCashier(page, amount);
    await expect(page.getByText('支付宝（沙箱')).toBeVisible();
    await inCashier(page, '确认支付');
    await expectPaid(page);
    ledger.expectCharge(amount);
    expect((await control.state()).orders).toHaveLength(1);
  });

  test(`${brand.name}: back from the result, the cashier takes no second payment and links to the result`, async ({
    page,
    ledger,
  }) => {
    await openPackageList(page, brand);
    await buy(page, ledger, amount);
    await page.goBack();
    await expect(page.getByText('这笔订单已经支付，不用再付')).toBeVisible();
    await page.getByRole('link', { name: '返回商家' }).click();
    await expectPaid(page);
  });
}
