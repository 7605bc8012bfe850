import { expect, test } from '../stage/fixtures.ts';
import { BRANDS, MAIN } from '../steps/brands.ts';
import { expectCashier, inCashier } from '../steps/cashier.ts';
import { login } from '../steps/login.ts';
import { openFramed } from '../steps/framed.ts';
import { expectPaid } from '../steps/result.ts';
import { expectShelf, openShelf, payAgreeing, payButton } from '../steps/shelf.ts';

const PHONE = '13912345678';

for (const brand of BRANDS) {
  test(`${brand.name}: a session that ends while ordering is told, and after a login the purchase goes on`, async ({ page, control, ledger }) => {
    await openShelf(page, brand);
    await control.faults({ match: brand.orderCall, kind: 'status', status: 401, times: 1 });
    await payAgreeing(page);
    await expect(page.getByText('登录已过期，请重新登录')).toBeVisible();
    if (!(await page.getByRole('button', { name: '获取验证码' }).isVisible())) await payButton(page).click();
    await login(page, control, PHONE);
    await expectShelf(page, brand);
    const agree = page.getByRole('button', { name: '同意并支付' });
    const cashier = page.getByRole('heading', { name: '收银台' });
    // A page that kept its consent goes on by itself; one that lost it asks again.
    await expect(agree.or(cashier).or(payButton(page)).first()).toBeVisible();
    if (await agree.isVisible()) await agree.click();
    else if (await payButton(page).isVisible()) await payAgreeing(page);
    await expectCashier(page, brand.preselected.amount);
    await inCashier(page, '确认支付');
    await expectPaid(page);
    ledger.expectCharge(brand.preselected.amount);
    expect((await control.state()).orders).toHaveLength(1);
  });
}

test.describe('inside a native app', () => {
  for (const environment of ['ios-app', 'android-app']) {
    test(`${environment}: calls that fail together with 401 tell the app once that the user is logged out`, async ({ context, page, control, sandbox }) => {
      await control.faults(
        { match: 'GET /api/main/v1/order/broadcast', kind: 'status', status: 401, times: 1 },
        { match: 'GET /api/main/v1/feedback-list', kind: 'status', status: 401, times: 1 },
      );
      const { frame, traffic } = await openFramed({ context, page, site: sandbox.places.site, environment, path: MAIN.shelf });
      await expect(frame.getByRole('button', { name: '获取验证码' })).toBeVisible();
      await expect.poll(async () => (await traffic()).filter((entry) => entry === 'page_to_native call unlogin')).toHaveLength(1);
      await expect.poll(async () => (await control.state()).faults).toEqual([]);
      expect((await traffic()).filter((entry) => entry === 'page_to_native call unlogin')).toHaveLength(1);
      expect((await traffic()).filter((entry) => entry === 'page_to_native call getUserInfo').length).toBeGreaterThan(0);
    });
  }
});

test('somebody whom the app does not know can log in by SMS', async ({ browser, sandbox, control, environments }) => {
  const app = environments.find(({ id }) => id === 'ios-app');
  const { hostname } = new URL(sandbox.places.site);
  const context = await browser.newContext({ baseURL: sandbox.places.site, ...(app && { userAgent: app.userAgent }) });
  await context.addCookies([
    { name: 'sandbox_env_top', value: 'ios-app', domain: hostname, path: '/' },
    { name: 'sandbox_user', value: 'none', domain: hostname, path: '/' },
  ]);
  const page = await context.newPage();
  await page.goto(MAIN.shelf);
  await login(page, control, PHONE);
  await expectShelf(page, MAIN);
  await context.close();
});
