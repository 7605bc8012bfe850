import type { Page, Request } from '@playwright/test';
import { expect, test } from '../../stage/fixtures.ts';
import { BRANDS, MAIN } from '../../steps/brands.ts';
import { expectCashier, inCashier } from '../../steps/cashier.ts';
import { turnSight } from '../../steps/phone.ts';
import { expectPaid, resultBehind, returnDialog } from '../../steps/result.ts';
import { choose, openShelf, payAgreeing, ways } from '../../steps/shelf.ts';

const FIVE_MINUTES = 300_000;
const { amount } = MAIN.preselected;

/** The purchase page with another policy than its own: in the header, in the markup, or in both. */
async function withPolicy(page: Page, policy: string, where: { header: boolean; markup: boolean }) {
  await page.route(
    ({ pathname }) => pathname === MAIN.shelf,
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
      test('is left for at the top, with the origin of the site as Referer', async ({
        page,
        sandbox,
        ledger,
      }) => {
        const left: Request[] = [];
        page.on('request', (request) => {
          if (new URL(request.url()).pathname === path && !request.redirectedFrom()) left.push(request);
        });
        await openShelf(page, MAIN);
        await choose(ways(page), wallet);
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

test('WeChat’s cashier refuses who comes without a Referer', async ({ page, control }) => {
  await withPolicy(page, 'no-referrer', { header: true, markup: true });
  await openShelf(page, MAIN);
  await payAgreeing(page);
  await expect(page.getByText('商家参数格式有误，请联系商家解决')).toBeVisible();
  expect((await control.state()).charges).toEqual([]);
});

test('a Referer that something on the way has forbidden is sent all the same', async ({ page, ledger }) => {
  await withPolicy(page, 'no-referrer', { header: true, markup: false });
  await openShelf(page, MAIN);
  await payAgreeing(page);
  await expectCashier(page, amount);
  await inCashier(page, '确认支付');
  await expectPaid(page);
  ledger.expectCharge(amount);
});

for (const brand of BRANDS) {
  for (const wallet of ['微信支付', '支付宝'] as const) {
    test(`${brand.name}: the cashier of ${wallet} says after five minutes that it is over, and a fresh one takes the same order`, async ({
      page,
      ledger,
      control,
    }) => {
      const fen = brand.preselected.amount;
      await openShelf(page, brand);
      await choose(ways(page), wallet);
      await payAgreeing(page);
      await expectCashier(page, fen);
      await control.clock(FIVE_MINUTES);
      await inCashier(page, '确认支付');
      await expect(page.getByText('支付链接已失效，请回到商家重新发起支付')).toBeVisible();
      await page.getByRole('link', { name: '返回商家' }).click();
      await returnDialog(page).getByRole('button', { name: '重新支付' }).click();
      await expectCashier(page, fen);
      await inCashier(page, '确认支付');
      await expectPaid(page);
      ledger.expectCharge(fen);
      expect((await control.state()).orders).toHaveLength(1);
    });
  }
}

test('a return before the payment proves nothing: the buyer is asked, and the server is when he comes back', async ({
  page,
  ledger,
  control,
}) => {
  await openShelf(page, MAIN);
  await payAgreeing(page);
  await expectCashier(page, amount);
  await page.clock.install();
  await inCashier(page, '提前返回');
  await expect(returnDialog(page)).toBeVisible();
  expect((await control.state()).charges).toEqual([]);
  // WeChat lies over the page until it has been paid there; the page's own time stands still meanwhile.
  await turnSight(page, 'hidden');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await control.clock(3_000);
  await turnSight(page, 'visible');
  await expectPaid(page);
  ledger.expectCharge(amount);
});

test('whoever pays again after such a return pays the same order, and once', async ({
  page,
  ledger,
  control,
}) => {
  await openShelf(page, MAIN);
  await payAgreeing(page);
  await expectCashier(page, amount);
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
