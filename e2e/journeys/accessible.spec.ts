import { expect, test } from '../stage/fixtures.ts';
import { BRANDS } from '../steps/brands.ts';
import { expectCashier, inCashier } from '../steps/cashier.ts';
import { expectPaid, result, returnDialog } from '../steps/result.ts';
import { consentBox, openLater, openShelf, packageRadio, payAgreeing, payButton } from '../steps/shelf.ts';

const MINUTE = 60_000;

for (const brand of BRANDS) {
  test(`${brand.name}: everything that outside tests rely on can be used by its role and name`, async ({
    page,
    expectAccessible,
  }) => {
    await openShelf(page, brand);
    await expectAccessible();
    await packageRadio(page, brand.other.name).check();
    await expect(payButton(page)).toHaveAccessibleName(new RegExp(String(brand.other.amount / 100)));
    for (const name of ['支付宝', '微信支付']) {
      await page.getByRole('radiogroup', { name: '支付方式' }).getByRole('radio', { name }).check();
    }
    await consentBox(page).check();
    await expectAccessible();
    await expect(page.getByRole('link', { name: '联系客服' }).first()).toBeVisible();
  });

  test(`${brand.name}: every state from the packages to the result is accessible`, async ({
    page,
    context,
    ledger,
    expectAccessible,
  }) => {
    await openShelf(page, brand);
    await payButton(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: '同意并支付' }).click();
    await expectCashier(page, brand.preselected.amount);
    await expectAccessible();
    await inCashier(page, '取消支付');
    await returnDialog(page).getByRole('button', { name: '暂不支付' }).click();
    await expect(result(page, '正在确认支付结果')).toBeVisible();
    await expectAccessible();

    await openLater(page);
    await page.goto(brand.shelf);
    await expect(page.getByRole('button', { name: '继续支付' })).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: '继续支付' }).click();
    await expect(returnDialog(page)).toBeVisible();
    await expectAccessible();
    await returnDialog(page).getByRole('button', { name: '重新支付' }).click();
    await expectCashier(page, brand.preselected.amount);
    await inCashier(page, '确认支付');
    await expectPaid(page);
    ledger.expectCharge(brand.preselected.amount);
    await expectAccessible();
    await context.setOffline(true);
    await expectAccessible();
    await context.setOffline(false);
  });

  test(`${brand.name}: an order that nobody knows is accessible`, async ({ page, expectAccessible }) => {
    await page.goto(`/${brand.result}/-/unknown/-/1`);
    await expect(result(page, '订单不存在')).toBeVisible();
    await expectAccessible();
  });

  test(`${brand.name}: money that comes after the order was closed is given back, and told accessibly`, async ({
    page,
    control,
    expectAccessible,
  }) => {
    await openShelf(page, brand);
    await payAgreeing(page);
    await expectCashier(page, brand.preselected.amount);
    await page.getByText('更多', { exact: true }).click();
    await page.getByRole('spinbutton', { name: /通知晚到/ }).fill('3600');
    await page.getByRole('button', { name: '延迟通知' }).click();
    await expect(returnDialog(page)).toBeVisible();
    await control.clock(16 * MINUTE);
    await expect(result(page, '订单已关闭')).toBeVisible();
    await control.clock(61 * MINUTE);
    await page.reload();
    await expect(result(page, '订单已退款')).toBeVisible();
    await expectAccessible();
  });
}

for (const environment of ['wechat-android', 'alipay-ios', 'wechat-mini', 'wecom', 'desktop']) {
  for (const brand of BRANDS) {
    test.describe(`${brand.name} in ${environment}`, () => {
      test.use({ environment });
      test('the payment methods, or the way to where one can, are accessible', async ({
        page,
        expectAccessible,
      }) => {
        await page.goto(brand.shelf);
        await expect(packageRadio(page, brand.preselected.name)).toBeChecked();
        const canPay = environment === 'wechat-android' || environment === 'alipay-ios';
        if (canPay)
          await expect(page.getByRole('radiogroup', { name: '支付方式' }).getByRole('radio')).toHaveCount(1);
        else await expect(payButton(page)).toHaveCount(0);
        if (environment !== 'desktop')
          await expect(page.getByRole('button', { name: /复制链接/ })).toBeVisible();
        await expectAccessible();
      });
    });
  }
}
