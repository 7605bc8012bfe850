import { expect, test } from '../fixtures/test.ts';
import { BRANDS } from '../page-objects/brands.ts';
import { expectCashier, inCashier } from '../page-objects/cashier.ts';
import { result, returnDialog } from '../page-objects/result.ts';
import {
  consentBox,
  openLater,
  openPackageList,
  packageRadio,
  payButton,
} from '../page-objects/package-list.ts';
import { payInCashier, openCashier } from '../page-objects/purchase.ts';

const MINUTE = 60_000;

for (const brand of BRANDS) {
  test(`${brand.name}: every control can be used by its role and name`, async ({
    page,
    expectAccessible,
  }) => {
    await openPackageList(page, brand);
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
    await openPackageList(page, brand);
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
    await page.goto(brand.path);
    await expect(page.getByRole('button', { name: '继续支付' })).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: '继续支付' }).click();
    await expect(returnDialog(page)).toBeVisible();
    await expectAccessible();
    await returnDialog(page).getByRole('button', { name: '重新支付' }).click();
    await payInCashier(page, ledger, brand.preselected.amount);
    await expectAccessible();
    await context.setOffline(true);
    await expectAccessible();
    await context.setOffline(false);
  });

  test(`${brand.name}: the page of an unknown order is accessible`, async ({ page, expectAccessible }) => {
    await page.goto(`/${brand.result}/-/unknown/-/1`);
    await expect(result(page, '订单不存在')).toBeVisible();
    await expectAccessible();
  });

  test(`${brand.name}: a payment after the order was closed is refunded, and the result is accessible`, async ({
    page,
    control,
    expectAccessible,
  }) => {
    await openCashier(page, brand);
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
      test('the payment methods, or the link to a browser, are accessible', async ({
        page,
        expectAccessible,
      }) => {
        await page.goto(brand.path);
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
