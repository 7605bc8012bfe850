import type { Browser, Page, Request } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { MAIN } from '../../page-objects/brands.ts';
import { expectCashier, inCashier } from '../../page-objects/cashier.ts';
import { loginButton } from '../../page-objects/login.ts';
import { openFramed } from '../../page-objects/framed.ts';
import { expectPaid, result, returnDialog } from '../../page-objects/result.ts';
import {
  choose,
  openPackageList,
  payAgreeing,
  payButton,
  paymentMethods,
} from '../../page-objects/package-list.ts';
import { buy, openCashier, payInCashier } from '../../page-objects/purchase.ts';

const { amount } = MAIN.preselected;
const DAY = 86_400_000;
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 16_3_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.3 Mobile/15E148 Safari/604.1';

/** The wallet's return URL. */
const returnAddress = (page: Page): Promise<string> => page.locator('input[name="return_to"]').inputValue();

/** Safari on the same phone, without data of this site. */
async function openSafari(browser: Browser, site: string): Promise<{ safari: Page; requests: Request[] }> {
  const safari = await browser.newPage({
    baseURL: site,
    userAgent: SAFARI,
    isMobile: true,
    hasTouch: true,
    viewport: { width: 375, height: 667 },
    storageState: { cookies: [], origins: [] },
  });
  const requests: Request[] = [];
  safari.on('request', (request) => requests.push(request));
  return { safari, requests };
}

/** Tokens sent to the backends. */
async function tokensOf(requests: Request[]): Promise<string[]> {
  const headers = await Promise.all(requests.map((request) => request.allHeaders()));
  return [...new Set(headers.flatMap(({ authorization }) => authorization ?? []))];
}

const stored = (page: Page) =>
  page.evaluate(() => Object.keys(window.localStorage).filter((key) => key.startsWith('auth.')));

test.describe('an iOS app without a cashier returns into Safari', () => {
  test.use({ environment: 'ios-app-h5' });

  test('which shows the payment with the URL’s token alone, and links back to the app', async ({
    page,
    browser,
    sandbox,
    ledger,
    control,
  }) => {
    await openPackageList(page, MAIN);
    await choose(paymentMethods(page), '支付宝');
    await payAgreeing(page);
    await expectCashier(page, amount);
    const back = await returnAddress(page);
    await inCashier(page, '不返回');
    await expect(page.getByText('已支付，可以关闭这个页面')).toBeVisible();
    ledger.expectCharge(amount);

    const { safari, requests } = await openSafari(browser, sandbox.places.site);
    await safari.goto(back);
    await expectPaid(safari);
    const [order] = (await control.state()).orders;
    expect(new URL(safari.url()).pathname).toBe(`/result/-/${order?.id}/-/1`);
    expect(await tokensOf(requests)).toEqual([`Bearer ${order?.result_token}`]);
    expect(await stored(safari)).toEqual([]);
    await expect(safari.getByRole('link', { name: '打开聊小白' })).toHaveAttribute(
      'href',
      '/openapp?app=lxb',
    );
    await safari.reload();
    await expectPaid(safari);
    await safari.context().close();
  });

  test('which opens the dialog if nothing was paid, cannot pay this order, and starts a new one after a login', async ({
    page,
    browser,
    sandbox,
    ledger,
    control,
  }) => {
    await openCashier(page, MAIN);
    const { safari, requests } = await openSafari(browser, sandbox.places.site);
    await safari.goto(await returnAddress(page));
    await expect(returnDialog(safari)).toBeVisible();
    await expect(safari.getByRole('button', { name: '重新支付' })).toHaveCount(0);
    await returnDialog(safari).getByRole('button', { name: '暂不支付' }).click();
    const [order] = (await control.state()).orders;
    expect(await tokensOf(requests)).toEqual([`Bearer ${order?.result_token}`]);
    await safari.getByRole('link', { name: '重新下单' }).click();
    await expect(loginButton(safari)).toBeVisible();
    expect(await stored(safari)).toEqual([]);
    await safari.context().close();

    // The app still has the order and pays it once.
    await payInCashier(page, ledger, amount);
    expect((await control.state()).orders).toHaveLength(1);
  });
});

test.describe('in an app', () => {
  test.use({ environment: 'ios-app' });
  test('a wrong or expired result token shows no order and keeps the session', async ({
    page,
    context,
    sandbox,
    control,
    ledger,
  }) => {
    await openPackageList(page, MAIN);
    await buy(page, ledger, amount, 'sheet');
    const [order] = (await control.state()).orders;
    await control.clock(DAY + 60_000);
    for (const token of ['rt_0000', order?.result_token]) {
      const tab = await context.newPage();
      const { frame, traffic } = await openFramed({
        context,
        page: tab,
        site: sandbox.places.site,
        environment: 'ios-app',
        path: `/result/${token}/${order?.id}/-/1`,
      });
      await frame.getByRole('button', { name: '重试' }).click();
      await expect(frame.getByRole('heading', { name: '订单不存在' })).toBeVisible();
      await expect.poll(async () => (await traffic()).length).toBeGreaterThan(0);
      expect((await traffic()).filter((entry) => entry.includes('unlogin'))).toEqual([]);
      await tab.close();
    }
    await page.goto('/');
    await expect(payButton(page)).toBeEnabled();
    await expect(result(page, '订单不存在')).toHaveCount(0);
  });
});
