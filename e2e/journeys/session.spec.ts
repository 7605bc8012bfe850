import { expect, test } from '../fixtures/test.ts';
import { BRANDS, MAIN } from '../page-objects/brands.ts';
import { login, loginButton } from '../page-objects/login.ts';
import { openFramed } from '../page-objects/framed.ts';
import { openPackageList, payAgreeing, payButton } from '../page-objects/package-list.ts';
import { buy, payInCashier } from '../page-objects/purchase.ts';
import { ACCOUNT } from '../fixtures/users.ts';

for (const brand of BRANDS) {
  test(`${brand.name}: a session that expires while ordering shows a message, and the purchase continues once after a login`, async ({
    page,
    control,
    ledger,
  }) => {
    // An earlier visit has stored its user, as a login does.
    const { user } = await control.session(ACCOUNT);
    await page.goto('/lxbpa');
    await page.evaluate(
      (info) => localStorage.setItem('auth.info', info),
      JSON.stringify({ nickname: '江晚舟', avatar: '', ...user }),
    );
    await openPackageList(page, brand);
    await control.faults({ match: brand.orderCall, kind: 'status', status: 401, times: 1 });
    await payAgreeing(page);
    await expect.poll(async () => (await control.state()).faults).toEqual([]);
    await expect(page.getByText('登录已过期，请重新登录')).toBeVisible();

    await payButton(page).click();
    await login(page, control, ACCOUNT);
    await payInCashier(page, ledger, brand.preselected.amount);
    expect((await control.state()).orders).toHaveLength(1);
  });
}

test.describe('inside a native app', () => {
  // Nothing is stored from an earlier visit: the token comes over the bridge.
  test.use({ account: null });
  test('several calls that fail with 401 send one logout to the app', async ({
    context,
    page,
    control,
    sandbox,
  }) => {
    await control.faults(
      { match: 'GET /api/main/v1/order/broadcast', kind: 'status', status: 401, times: 1 },
      { match: 'GET /api/main/v1/feedback-list', kind: 'status', status: 401, times: 1 },
    );
    const { frame, traffic } = await openFramed({
      context,
      page,
      site: sandbox.places.site,
      environment: 'ios-app',
      path: MAIN.path,
    });
    await expect(loginButton(frame)).toBeVisible();
    await expect
      .poll(async () => (await traffic()).filter((entry) => entry === 'page_to_native call unlogin'))
      .toHaveLength(1);
    await expect.poll(async () => (await control.state()).faults).toEqual([]);
    expect((await traffic()).filter((entry) => entry === 'page_to_native call unlogin')).toHaveLength(1);
    expect(
      (await traffic()).filter((entry) => entry === 'page_to_native call getUserInfo').length,
    ).toBeGreaterThan(0);
  });
});

test.describe('inside an app without a user', () => {
  test.use({ environment: 'ios-app', account: null });
  test('a user can log in by SMS and pay in the app’s cashier', async ({ page, control, ledger }) => {
    await openPackageList(page, MAIN);
    await loginButton(page).click();
    await login(page, control, ACCOUNT);
    await expect(loginButton(page)).toHaveCount(0);
    await buy(page, ledger, MAIN.preselected.amount, 'sheet');
  });
});
