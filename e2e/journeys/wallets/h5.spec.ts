import type { Request } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { MAIN } from '../../page-objects/brands.ts';
import { expectCashier, inCashier } from '../../page-objects/cashier.ts';
import { expectPaid, resultBehind, returnDialog } from '../../page-objects/result.ts';
import { choose, openPackageList, payAgreeing, paymentMethods } from '../../page-objects/package-list.ts';
import { buy, payInCashier, openCashier } from '../../page-objects/purchase.ts';
import { watchCodes } from '../../page-objects/wechat.ts';
import { setVisibility } from '../../page-objects/visibility.ts';

const FIVE_MINUTES = 300_000;
const { amount } = MAIN.preselected;

for (const [wallet, path] of [
  ['微信支付', '/cashier/wechat'],
  ['支付宝', '/cashier/alipay'],
] as const) {
  test(`${wallet} opens in the top frame with the site’s origin as Referer, and after five minutes again for the same order`, async ({
    page,
    sandbox,
    ledger,
    control,
  }) => {
    const codes = watchCodes(page);
    const left: Request[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === path && !request.redirectedFrom()) left.push(request);
    });
    await openPackageList(page, MAIN);
    await choose(paymentMethods(page), wallet);
    await payAgreeing(page);
    await expectCashier(page, amount);
    expect(left).toHaveLength(1);
    for (const request of left) {
      expect(request.isNavigationRequest()).toBe(true);
      expect(request.frame()).toBe(page.mainFrame());
      expect((await request.allHeaders())['referer']).toBe(`${sandbox.places.site}/`);
    }
    expect(codes, 'no OpenID code outside WeChat').toEqual([undefined]);

    await control.clock(FIVE_MINUTES);
    await inCashier(page, '确认支付');
    await expect(page.getByText('支付链接已失效，请回到商家重新发起支付')).toBeVisible();
    await page.getByRole('link', { name: '返回商家' }).click();
    await returnDialog(page).getByRole('button', { name: '重新支付' }).click();
    await payInCashier(page, ledger, amount);
    expect((await control.state()).orders).toHaveLength(1);
  });
}

test('a Referer forbidden by a proxy’s header is still sent', async ({ page, ledger }) => {
  await page.route(
    ({ pathname }) => pathname === MAIN.path,
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        headers: { ...response.headers(), 'referrer-policy': 'no-referrer' },
      });
    },
  );
  await openPackageList(page, MAIN);
  await buy(page, ledger, amount);
});

test('after a return before the payment the dialog opens, and the page asks the server once it is visible again', async ({
  page,
  ledger,
  control,
}) => {
  await openCashier(page, MAIN);
  await page.clock.install();
  await inCashier(page, '提前返回');
  await expect(returnDialog(page)).toBeVisible();
  expect((await control.state()).charges).toEqual([]);
  // WeChat covers the page until the payment; the page's clock is paused meanwhile.
  await setVisibility(page, 'hidden');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await control.clock(3_000);
  await setVisibility(page, 'visible');
  await expectPaid(page);
  ledger.expectCharge(amount);
});

test('paying again after such a return pays the same order once', async ({ page, ledger, control }) => {
  await openCashier(page, MAIN);
  await inCashier(page, '提前返回');
  await expect(resultBehind(page)).toBeVisible();
  await returnDialog(page).getByRole('button', { name: '重新支付' }).click();
  await expect(page.getByText('这笔订单已经支付，不用再付')).toBeVisible();
  await control.clock(3_000);
  await page.getByRole('link', { name: '返回商家' }).click();
  await expectPaid(page);
  ledger.expectCharge(amount);
  expect((await control.state()).orders).toHaveLength(1);
});
