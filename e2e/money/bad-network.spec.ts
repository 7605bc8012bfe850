import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../stage/fixtures.ts';
import { BRANDS, HONEY, MAIN, type Brand } from '../steps/brands.ts';
import { expectCashier, inCashier } from '../steps/cashier.ts';
import { expectPaid, result } from '../steps/result.ts';
import { openShelf, payAgreeing } from '../steps/shelf.ts';
import { TUIWEN } from '../steps/tuiwen.ts';
import { BASE } from '../steps/upgrades.ts';

/** The network goes with the answer that says paid. */
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

async function payAndLose(context: BrowserContext, page: Page, brand: Brand): Promise<void> {
  const isLost = await loseNetworkWhenPaid(context, page);
  await openShelf(page, brand);
  await payAgreeing(page);
  await expectCashier(page, brand.preselected.amount, 'sheet');
  await inCashier(page, '确认支付', 'sheet');
  await expect.poll(isLost).toBe(true);
}

for (const [environment, brand] of [
  ['wechat-android', TUIWEN],
  ['wechat-android', HONEY],
  ['ios-app', MAIN],
  ['ios-app', BASE],
] as const) {
  test.describe(`${brand.shelf} in ${environment}`, () => {
    test.use({ environment });
    test('without a network after the payment the page says that it is paid, and shows the result later', async ({
      page,
      context,
      ledger,
    }) => {
      ledger.expectCharge(brand.preselected.amount);
      await payAndLose(context, page, brand);
      await expect(page.getByText('支付成功').first()).toBeVisible();
      expect(page.url()).not.toContain('chrome-error');
      await context.setOffline(false);
      await page.unrouteAll();
      await page.reload();
      await expectPaid(page);
    });
  });
}

test.describe('opened again', () => {
  test.use({ environment: 'ios-app' });
  test('the link of a purchase whose result never came shows it', async ({ page: lost, context, ledger }) => {
    ledger.expectCharge(MAIN.preselected.amount);
    await payAndLose(context, lost, MAIN);
    await expect(lost.getByText('支付成功').first()).toBeVisible();
    await lost.close();
    await context.setOffline(false);
    const page = await context.newPage();
    await page.goto(MAIN.shelf);
    await expectPaid(page);
  });
});

for (const brand of BRANDS) {
  test(`${brand.name}: 401 on reading a paid order offers to try again before it says that there is none`, async ({
    page,
    control,
    ledger,
  }) => {
    await openShelf(page, brand);
    await payAgreeing(page);
    await expectCashier(page, brand.preselected.amount);
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
