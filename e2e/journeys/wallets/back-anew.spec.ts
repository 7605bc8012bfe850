import { expect, test } from '../../fixtures/test.ts';
import { BRANDS } from '../../page-objects/brands.ts';
import { expectCashier } from '../../page-objects/cashier.ts';
import { expectOffered } from '../../page-objects/money.ts';
import { returnDialog } from '../../page-objects/result.ts';
import { choose, openPackageList, payAgreeing, paymentMethods } from '../../page-objects/package-list.ts';
import { payInCashier } from '../../page-objects/purchase.ts';

/** Without a back-forward cache the page behind the cashier is reloaded. */
for (const brand of BRANDS) {
  const { amount } = brand.preselected;

  test(`${brand.name}: back from the cashier of either wallet, a reloaded page resumes the same order`, async ({
    page,
    ledger,
    control,
  }) => {
    for (const [wallet, name] of [
      ['微信支付', '微信支付（沙箱'],
      ['支付宝', '支付宝（沙箱'],
    ] as const) {
      await test.step(wallet, async () => {
        if (wallet === '微信支付') await openPackageList(page, brand);
        await choose(paymentMethods(page), wallet);
        await payAgreeing(page);
        await expectCashier(page, amount);
        await expect(page.getByText(name)).toBeVisible();
        await page.goBack();
        await expectOffered(page, brand.preselected);
      });
    }
    await page.getByRole('button', { name: '继续支付' }).click();
    await returnDialog(page).getByRole('button', { name: '重新支付' }).click();
    await payInCashier(page, ledger, amount);
    expect((await control.state()).orders).toHaveLength(1);
  });
}
