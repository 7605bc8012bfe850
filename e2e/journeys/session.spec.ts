import type { Page } from '@playwright/test';
import type { Control } from '../stage/control.ts';
import { ACCOUNT, expect, test } from '../stage/fixtures.ts';
import type { Ledger } from '../stage/ledger.ts';
import { BRANDS, HONEY, MAIN, type Brand } from '../steps/brands.ts';
import { expectCashier, inCashier } from '../steps/cashier.ts';
import { login } from '../steps/login.ts';
import { openFramed } from '../steps/framed.ts';
import { expectPaid } from '../steps/result.ts';
import { expectShelf, openShelf, payAgreeing, payButton } from '../steps/shelf.ts';

async function finish(page: Page, control: Control, ledger: Ledger, brand: Brand): Promise<void> {
  await expectCashier(page, brand.preselected.amount);
  await inCashier(page, '确认支付');
  await expectPaid(page);
  ledger.expectCharge(brand.preselected.amount);
  expect((await control.state()).orders).toHaveLength(1);
}

/** Loses the session at the moment of ordering. An earlier visit has stored whose it is, as a login does. */
async function orderWithoutSession(page: Page, control: Control, brand: Brand): Promise<void> {
  const { user } = await control.session(ACCOUNT);
  await page.goto('/lxbpa');
  await page.evaluate(
    (info) => localStorage.setItem('auth.info', info),
    JSON.stringify({ nickname: '江晚舟', avatar: '', ...user }),
  );
  await openShelf(page, brand);
  await control.faults({ match: brand.orderCall, kind: 'status', status: 401, times: 1 });
  await payAgreeing(page);
  await expect.poll(async () => (await control.state()).faults).toEqual([]);
}

for (const brand of BRANDS) {
  test(`${brand.name}: a session that ends while ordering is told`, async ({ page, control }) => {
    await orderWithoutSession(page, control, brand);
    await expect(page.getByText('登录已过期，请重新登录')).toBeVisible();
  });
}

test('main: after a login in the page the same buyer’s purchase that met 401 goes on by itself, once', async ({
  page,
  control,
  ledger,
}) => {
  await orderWithoutSession(page, control, MAIN);
  await login(page, control, ACCOUNT);
  await finish(page, control, ledger, MAIN);
});

test('honey: after a login in the sheet the same buyer’s purchase that met 401 goes on by itself, once', async ({
  page,
  control,
  ledger,
}) => {
  await orderWithoutSession(page, control, HONEY);
  await payButton(page).click();
  await login(page, control, ACCOUNT);
  await finish(page, control, ledger, HONEY);
});

test.describe('inside a native app', () => {
  // Nothing is stored from an earlier visit: the token comes over the bridge, from the seeded account.
  test.use({ account: null });
  for (const environment of ['ios-app', 'android-app']) {
    test(`${environment}: calls that fail together with 401 tell the app once that the user is logged out`, async ({
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
        environment,
        path: MAIN.shelf,
      });
      await expect(frame.getByRole('button', { name: '获取验证码' })).toBeVisible();
      await expect
        .poll(async () => (await traffic()).filter((entry) => entry === 'page_to_native call unlogin'))
        .toHaveLength(1);
      await expect.poll(async () => (await control.state()).faults).toEqual([]);
      expect((await traffic()).filter((entry) => entry === 'page_to_native call unlogin')).toHaveLength(1);
      expect(
        (await traffic()).filter((entry) => entry === 'page_to_native call getUserInfo').length,
      ).toBeGreaterThan(0);
    });
  }
});

test.describe('inside an app where nobody is logged in', () => {
  test.use({ environment: 'ios-app', account: null });
  test('one can log in by SMS and pay in the app’s cashier', async ({ page, control, ledger }) => {
    await page.goto(MAIN.shelf);
    await login(page, control, ACCOUNT);
    await expectShelf(page, MAIN);
    await payAgreeing(page);
    await expectCashier(page, MAIN.preselected.amount, 'sheet');
    await inCashier(page, '确认支付', 'sheet');
    await expectPaid(page);
    ledger.expectCharge(MAIN.preselected.amount);
  });
});
