import type { Page, Request } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { BRANDS, MAIN } from '../../page-objects/brands.ts';
import { expectCashier, inCashier } from '../../page-objects/cashier.ts';
import { expectPaid, resultBehind, returnDialog } from '../../page-objects/result.ts';
import { choose, openPackageList, payAgreeing, paymentMethods } from '../../page-objects/package-list.ts';
import { buy, payInCashier, openCashier } from '../../page-objects/purchase.ts';
import { setVisibility } from '../../page-objects/visibility.ts';

const FIVE_MINUTES = 300_000;
const { amount } = MAIN.preselected;

/** Serves the purchase page with another referrer policy: in the header, in the markup, or in both. */
async function withPolicy(page: Page, policy: string, where: { header: boolean; markup: boolean }) {
  await page.route(
    ({ pathname }) => pathname === MAIN.path,
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const given = '<meta name="referrer" content="strict-origin">';
      expect(html).toContain(given);
      await route.fulfill({
        response,
        headers: { ...response.headers(), ...(where.header && { 'referrer-policy': policy }) },
        body: where.markup ? html.replace(given, `<meta name="referrer" content="${policy}">`) : html,
      });
    },
  );
}

for (const [wallet, path] of [
  ['微信支付', '/cashier/wechat'],
  ['支付宝', '/cashier/alipay'],
] as const) {
  for (const environment of ['browser', 'ios-app-h5']) {
    test.describe(`${wallet} in ${environment}`, () => {
      test.use({ environment });
      test('opens in the top frame, with the site’s origin as Referer', async ({ page, sandbox, ledger }) => {
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
        await inCashier(page, '确认支付');
        await expectPaid(page);
        ledger.expectCharge(amount);
      });
    });
  }
}

test('WeChat’s cashier refuses a request without a Referer', async ({ page, control }) => {
  await withPolicy(page, 'no-referrer', { header: true, markup: true });
  await openPackageList(page, MAIN);
  await payAgreeing(page);
  await expect(page.getByText('商家参数格式有误，请联系商家解决')).toBeVisible();
  expect((await control.state()).charges).toEqual([]);
});

test('a Referer forbidden by a proxy’s header is still sent', async ({ page, ledger }) => {
  await withPolicy(page, 'no-referrer', { header: true, markup: false });
  await openPackageList(page, MAIN);
  await buy(page, ledger, amount);
});

for (const brand of BRANDS) {
  for (const wallet of ['微信支付', '支付宝'] as const) {
    test(`${brand.name}: the cashier of ${wallet} expires after five minutes, and a new one takes the same order`, async ({
      page,
      ledger,
      control,
    }) => {
      const fen = brand.preselected.amount;
      await openPackageList(page, brand);
      await choose(paymentMethods(page), wallet);
      await payAgreeing(page);
      await expectCashier(page, fen);
      await control.clock(FIVE_MINUTES);
      await inCashier(page, '确认支付');
      await expect(page.getByText('支付链接已失效，请回到商家重新发起支付')).toBeVisible();
      await page.getByRole('link', { name: '返回商家' }).click();
      await returnDialog(page).getByRole('button', { name: '重新支付' }).click();
      await payInCashier(page, ledger, fen);
      expect((await control.state()).orders).toHaveLength(1);
    });
  }
}

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
