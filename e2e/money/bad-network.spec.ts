import type { BrowserContext, Page } from '@playwright/test';
import type { Ledger } from '../fixtures/ledger.ts';
import { expect, test } from '../fixtures/test.ts';
import { BRANDS, HONEY, MAIN, type Brand } from '../page-objects/brands.ts';
import { inCashier } from '../page-objects/cashier.ts';
import { expectPaid, result } from '../page-objects/result.ts';
import { BASE } from '../page-objects/purchase-pages.ts';
import { openCashier } from '../page-objects/purchase.ts';

/** Disables the network after the first answer with `paid`. */
async function loseNetworkWhenPaid(context: BrowserContext, page: Page): Promise<() => boolean> {
  let isLost = false;
  await page.route(/\/web\/orders?\/\w+$/, async (route) => {
    if (route.request().method() !== 'GET' || isLost) return route.continue();
    const response = await route.fetch();
    const { status } = (await response.json()) as { status: string };
    if (status === 'paid') {
      isLost = true;
      await context.setOffline(true);
    }
    await route.fulfill({ response });
  });
  return () => isLost;
}

/** Pays. The page, now without a network, shows the payment. */
async function payAndLose(context: BrowserContext, page: Page, brand: Brand, ledger: Ledger): Promise<void> {
  ledger.expectCharge(brand.preselected.amount);
  const isLost = await loseNetworkWhenPaid(context, page);
  await openCashier(page, brand, 'sheet');
  await inCashier(page, '确认支付', 'sheet');
  await expect.poll(isLost).toBe(true);
  await expect(page.getByText('支付成功').first()).toBeVisible();
  expect(page.url()).not.toContain('chrome-error');
}

for (const [environment, brand] of [
  ['wechat-android', HONEY],
  ['ios-app', BASE],
] as const) {
  test.describe(`${brand.path} in ${environment}`, () => {
    test.use({ environment });
    test('without a network after the payment the page shows the payment, and the result later', async ({
      page,
      context,
      ledger,
    }) => {
      await payAndLose(context, page, brand, ledger);
      await context.setOffline(false);
      await page.unrouteAll();
      await page.reload();
      await expectPaid(page);
    });
  });
}

test.describe('opened again', () => {
  test.use({ environment: 'ios-app' });
  test('the link of a purchase shows a result that could not be loaded before', async ({
    page: lost,
    context,
    ledger,
  }) => {
    await payAndLose(context, lost, MAIN, ledger);
    await lost.close();
    await context.setOffline(false);
    const page = await context.newPage();
    await page.goto(MAIN.path);
    await expectPaid(page);
  });
});

for (const brand of BRANDS) {
  test(`${brand.name}: 401 for a paid order offers a retry before the order is reported as unknown`, async ({
    page,
    control,
    ledger,
  }) => {
    await openCashier(page, brand);
    ledger.expectCharge(brand.preselected.amount);
    await control.faults({ match: brand.readCall, kind: 'status', status: 401 });
    await inCashier(page, '确认支付');
    await expect(page.getByRole('button', { name: '重试' })).toBeVisible();
    await expect(result(page, '订单不存在')).toHaveCount(0);
    await control.clearFaults();
    await page.getByRole('button', { name: '重试' }).click();
    await expectPaid(page);
  });
}
