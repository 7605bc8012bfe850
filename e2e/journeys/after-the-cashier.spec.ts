import { expect, test } from '../stage/fixtures.ts';
import { BRANDS, type Brand } from '../steps/brands.ts';
import { expectCashier, inCashier } from '../steps/cashier.ts';
import { expectPaid, resultBehind, returnDialog } from '../steps/result.ts';
import { openShelf, payAgreeing } from '../steps/shelf.ts';
import type { Page } from '@playwright/test';

async function toCashier(page: Page, brand: Brand): Promise<void> {
  await openShelf(page, brand);
  await payAgreeing(page);
  await expectCashier(page, brand.preselected.amount);
}

for (const brand of BRANDS) {
  const { amount } = brand.preselected;

  for (const choice of ['取消支付', '支付失败'] as const) {
    test(`${brand.name}: after ${choice} in the cashier the same order is paid again, once`, async ({
      page,
      ledger,
      control,
      expectAccessible,
    }) => {
      await toCashier(page, brand);
      await inCashier(page, choice);
      await expect(resultBehind(page)).toBeVisible();
      await expect(returnDialog(page).getByRole('button', { name: '已完成支付' })).toBeVisible();
      await expectAccessible();
      await returnDialog(page).getByRole('button', { name: '重新支付' }).click();
      await expectCashier(page, amount);
      await inCashier(page, '确认支付');
      await expectPaid(page);
      ledger.expectCharge(amount);
      expect((await control.state()).orders).toHaveLength(1);
    });
  }

  test(`${brand.name}: a payment told late is never shown as failed`, async ({ page, ledger, control }) => {
    await toCashier(page, brand);
    await inCashier(page, '延迟通知');
    await returnDialog(page).getByRole('button', { name: '已完成支付' }).click();
    await expect(resultBehind(page)).toBeVisible();
    await control.notify();
    // The page asks by itself, too: by then the question may be gone.
    await returnDialog(page)
      .getByRole('button', { name: '已完成支付' })
      .evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()));
    await expectPaid(page);
    ledger.expectCharge(amount);
  });

  test(`${brand.name}: a payment told twice is charged once`, async ({ page, ledger }) => {
    await toCashier(page, brand);
    await inCashier(page, '重复通知');
    await expectPaid(page);
    ledger.expectCharge(amount);
  });

  test(`${brand.name}: a return before the payment turns into paid by itself`, async ({
    page,
    ledger,
    control,
  }) => {
    await toCashier(page, brand);
    await inCashier(page, '提前返回');
    await expect(returnDialog(page)).toBeVisible();
    await control.clock(3_000);
    await expectPaid(page);
    await expect(returnDialog(page)).toBeHidden();
    ledger.expectCharge(amount);
  });

  test(`${brand.name}: paid in a cashier that never returns, the next visit finds it paid`, async ({
    page,
    ledger,
    control,
  }) => {
    await toCashier(page, brand);
    await inCashier(page, '不返回');
    await expect(page.getByText('已支付，可以关闭这个页面')).toBeVisible();
    ledger.expectCharge(amount);
    await page.goto(brand.shelf);
    await expectPaid(page);
    expect((await control.state()).orders).toHaveLength(1);
  });
}
