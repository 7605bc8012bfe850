import { expect, test } from '../../stage/fixtures.ts';
import { BRANDS } from '../../steps/brands.ts';
import { expectCashier, inCashier } from '../../steps/cashier.ts';
import { expectOffered } from '../../steps/money.ts';
import { expectPaid, returnDialog } from '../../steps/result.ts';
import { choose, expectShelf, openShelf, payAgreeing, ways } from '../../steps/shelf.ts';

/** Without a back-forward cache the page behind the cashier is loaded anew. */
for (const brand of BRANDS) {
  const { amount } = brand.preselected;

  for (const wallet of ['微信支付', '支付宝'] as const) {
    test(`${brand.name}: back from the cashier of ${wallet}, a page that is loaded anew goes on with the same order`, async ({
      page,
      ledger,
      control,
    }) => {
      await openShelf(page, brand);
      await choose(ways(page), wallet);
      await payAgreeing(page);
      await expectCashier(page, amount);
      await page.goBack();
      await expectOffered(page, brand.preselected);
      await page.getByRole('button', { name: '继续支付' }).click();
      await returnDialog(page).getByRole('button', { name: '重新支付' }).click();
      await expectCashier(page, amount);
      await inCashier(page, '确认支付');
      await expectPaid(page);
      ledger.expectCharge(amount);
      expect((await control.state()).orders).toHaveLength(1);
    });
  }

  test(`${brand.name}: whoever goes back and taps pay instead, pays the same order with the other wallet`, async ({
    page,
    ledger,
    control,
  }) => {
    await openShelf(page, brand);
    await payAgreeing(page);
    await expectCashier(page, amount);
    await page.goBack();
    await expectShelf(page, brand);
    await choose(ways(page), '支付宝');
    await payAgreeing(page);
    await expectCashier(page, amount);
    await expect(page.getByText('支付宝（沙箱')).toBeVisible();
    await inCashier(page, '确认支付');
    await expectPaid(page);
    ledger.expectCharge(amount);
    expect((await control.state()).orders).toHaveLength(1);
  });

  test(`${brand.name}: back from the result, the cashier takes no second payment and leads to the result again`, async ({
    page,
    ledger,
  }) => {
    await openShelf(page, brand);
    await payAgreeing(page);
    await expectCashier(page, amount);
    await inCashier(page, '确认支付');
    await expectPaid(page);
    ledger.expectCharge(amount);
    await page.goBack();
    await expect(page.getByText('这笔订单已经支付，不用再付')).toBeVisible();
    await page.getByRole('link', { name: '返回商家' }).click();
    await expectPaid(page);
  });
}
