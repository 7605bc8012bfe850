import { expect, test } from '../fixtures/test.ts';
import { BRANDS, MAIN } from '../page-objects/brands.ts';
import { expectCashier, inCashier } from '../page-objects/cashier.ts';
import { expectPaid, resultBehind, returnDialog } from '../page-objects/result.ts';
import { payInCashier, openCashier } from '../page-objects/purchase.ts';
import { WECHATPAY } from '../page-objects/purchase-pages.ts';

for (const brand of [...BRANDS, WECHATPAY]) {
  test(`${brand.path}: after a cancel and after a failure in the cashier the same order is paid again, once`, async ({
    page,
    ledger,
    control,
    expectAccessible,
  }) => {
    await openCashier(page, brand);
    for (const choice of ['取消支付', '支付失败'] as const) {
      await test.step(choice, async () => {
        await expectCashier(page, brand.preselected.amount);
        await inCashier(page, choice);
        await expect(resultBehind(page)).toBeVisible();
        await expect(returnDialog(page).getByRole('button', { name: '已完成支付' })).toBeVisible();
        if (choice === '取消支付') await expectAccessible();
        await returnDialog(page).getByRole('button', { name: '重新支付' }).click();
      });
    }
    await payInCashier(page, ledger, brand.preselected.amount);
    expect((await control.state()).orders).toHaveLength(1);
  });
}

/** The two brands differ in the request that reads the order. */
for (const brand of BRANDS) {
  const { amount } = brand.preselected;

  test(`${brand.name}: a delayed payment notification is never shown as failed`, async ({
    page,
    ledger,
    control,
  }) => {
    await openCashier(page, brand);
    await inCashier(page, '延迟通知');
    await returnDialog(page).getByRole('button', { name: '已完成支付' }).click();
    await expect(resultBehind(page)).toBeVisible();
    await control.notify();
    // The page polls, too: the dialog may be closed by then.
    await returnDialog(page)
      .getByRole('button', { name: '已完成支付' })
      .evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()));
    await expectPaid(page);
    ledger.expectCharge(amount);
  });

  test(`${brand.name}: after a return before the payment the page shows the payment on its own`, async ({
    page,
    ledger,
    control,
  }) => {
    await openCashier(page, brand);
    await inCashier(page, '提前返回');
    await expect(returnDialog(page)).toBeVisible();
    await control.clock(3_000);
    await expectPaid(page);
    await expect(returnDialog(page)).toBeHidden();
    ledger.expectCharge(amount);
  });
}

const { amount } = MAIN.preselected;

test('a repeated payment notification charges once', async ({ page, ledger }) => {
  await openCashier(page, MAIN);
  await inCashier(page, '重复通知');
  await expectPaid(page);
  ledger.expectCharge(amount);
});

test('after a payment in a cashier that never returns, the next visit in the same tab shows it', async ({
  page,
  ledger,
  control,
}) => {
  await openCashier(page, MAIN);
  await inCashier(page, '不返回');
  await expect(page.getByText('已支付，可以关闭这个页面')).toBeVisible();
  ledger.expectCharge(amount);
  await page.goto(MAIN.path);
  await expectPaid(page);
  expect((await control.state()).orders).toHaveLength(1);
});
