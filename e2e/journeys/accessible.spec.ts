import { expect, test } from '../fixtures/test.ts';
import { BRANDS, MAIN } from '../page-objects/brands.ts';
import { expectCashier, inCashier } from '../page-objects/cashier.ts';
import { result, returnDialog } from '../page-objects/result.ts';
import {
  choose,
  consentBox,
  openLater,
  openPackageList,
  packageRadio,
  payButton,
  paymentMethods,
  tickConsent,
} from '../page-objects/package-list.ts';
import { payInCashier, openCashier } from '../page-objects/purchase.ts';

const MINUTE = 60_000;

for (const brand of BRANDS) {
  test(`${brand.name}: every state from the packages to the result is accessible`, async ({
    page,
    context,
    ledger,
    expectAccessible,
  }) => {
    const { amount } = brand.other;
    await openPackageList(page, brand);
    await expectAccessible();
    await packageRadio(page, brand.other.name).check();
    await expect(payButton(page)).toHaveAccessibleName(new RegExp(String(amount / 100)));
    for (const name of ['支付宝', '微信支付']) await choose(paymentMethods(page), name);
    await tickConsent(page);
    await expectAccessible();
    await expect(page.getByRole('link', { name: '联系客服' }).first()).toBeVisible();
    await consentBox(page).uncheck({ position: { x: 12, y: 12 } });

    await payButton(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: '同意并支付' }).click();
    await expectCashier(page, amount);
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
    await payInCashier(page, ledger, amount);
    await expectAccessible();
    await context.setOffline(true);
    await expectAccessible();
    await context.setOffline(false);

    await page.goto(`/${brand.result}/-/unknown/-/1`);
    await expect(result(page, '订单不存在')).toBeVisible();
    await expectAccessible();
  });
}

test('a result that is open shows that its order was closed, and then that its payment was refunded', async ({
  page,
  control,
  expectAccessible,
}) => {
  await openCashier(page, MAIN);
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
