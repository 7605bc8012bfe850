import type { Page } from '@playwright/test';
import { checkAccess } from '../fixtures/accessible.ts';
import { expect, test } from '../fixtures/test.ts';
import { MAIN } from '../page-objects/brands.ts';
import { expectCashier } from '../page-objects/cashier.ts';
import { login, phoneField } from '../page-objects/login.ts';
import { isMineButton, MASKED, strip } from '../page-objects/money.ts';
import { ADDRESS, addressPath, confirmPath, GIFT, openConfirm } from '../page-objects/prepared.ts';
import { rendered } from '../page-objects/rendered.ts';
import { expectAmount, openLater, openPackageList, payAgreeing } from '../page-objects/package-list.ts';
import { USERPAY } from '../page-objects/purchase-pages.ts';
import { storedIn } from '../page-objects/storage.ts';
import { NEW_PHONE } from '../fixtures/users.ts';
import { buy, payInCashier, openCashier } from '../page-objects/purchase.ts';

const changeNumber = (page: Page) => page.getByRole('button', { name: '更换手机号' });

test('a logout removes all personal data from the storage', async ({ page, control, ledger }) => {
  // A typed address, a result with its token, and a purchase in the cashier.
  await openConfirm(page);
  await buy(page, ledger, GIFT.ink.amount);
  await page.goto(USERPAY.path);
  // The gift made a member.
  await expectAmount(page, 17800);
  await payAgreeing(page);
  await expectCashier(page, 17800);
  await page.goBack();
  await changeNumber(page).click();
  await expect(phoneField(page)).toBeVisible();
  const { local, session } = await storedIn(page);
  const personal = /^(auth\.(token|info)|checkout\.|purchase\.result|secret\.|prepared\.|wechat\.answer)/;
  const named = (key: string) => personal.test(key) && !/^checkout\.\w+\.lock$/.test(key);
  expect([...Object.keys(local), ...Object.keys(session)].filter(named)).toEqual([]);
  const values = JSON.stringify([local, session]);
  const { orders } = await control.state();
  for (const secret of [
    ADDRESS.name,
    ADDRESS.phone,
    ADDRESS.street,
    ...orders.flatMap(({ number, result_token }) => [number, result_token ?? number]),
  ])
    expect(values).not.toContain(secret);
  await page.goto(addressPath(GIFT.id, GIFT.ink.pid));
  await expect(page.getByRole('textbox', { name: '收货人' })).toHaveValue('');
});

test('a session that expires in one tab keeps the session of another user who has logged in meanwhile', async ({
  page,
  context,
  control,
}) => {
  await openPackageList(page, USERPAY);
  const other = await context.newPage();
  await openPackageList(other, USERPAY);
  let refuse = () => {};
  const isDelayed = new Promise<void>((resolve) => (refuse = resolve));
  let asked = 0;
  await page.route('**/api/main/v1/vip/packages/wechat**', async (route) => {
    asked += 1;
    if (asked > 1) return route.fallback();
    await isDelayed;
    await route.fulfill({
      status: 401,
      json: { code: 'unauthorized', message: '登录已过期，请重新登录' },
    });
  });
  // A request of the first user is pending.
  await page.goto('/wechatpay');
  await expect.poll(() => asked).toBe(1);
  await changeNumber(other).click();
  await login(other, control, NEW_PHONE);
  await expect(changeNumber(other)).toBeVisible();
  const token = (await storedIn(other)).local['auth.token'];
  expect(token).toBeTruthy();
  const answered = page.waitForResponse(/packages\/wechat/);
  refuse();
  await answered;
  await rendered(page);
  expect((await storedIn(other)).local['auth.token']).toBe(token);
  await other.reload();
  await expect(changeNumber(other)).toBeVisible();
});

test('tabs follow each other’s session', async ({ page, context, control }) => {
  await openPackageList(page, USERPAY);
  const other = await context.newPage();
  await openPackageList(other, USERPAY);
  await changeNumber(other).click();
  await expect(phoneField(page)).toBeVisible();
  await login(other, control, NEW_PHONE);
  await expect(changeNumber(page)).toBeVisible();
  await expect(page.getByText('139****5678')).toBeVisible();
});

test.describe('an anonymous purchase', () => {
  test.use({ account: null });
  test('is offered to the next user with masked number and amount, and can be resumed after 是我的', async ({
    page: killed,
    context,
    control,
    ledger,
  }) => {
    await openConfirm(killed);
    await payAgreeing(killed);
    await expectCashier(killed, GIFT.ink.amount);
    await killed.close();
    const [order] = (await control.state()).orders;
    const page = await context.newPage();
    await openLater(page);
    await page.goto(confirmPath(GIFT.id, GIFT.ink.pid));
    await expect(strip(page)).toContainText(MASKED);
    await expect(strip(page)).toContainText(`尾号 ${order?.number.slice(-4)}，¥218.00`);
    await expect(strip(page)).not.toContainText(GIFT.ink.name);
    await checkAccess(page);
    await isMineButton(page).click();
    await page.getByRole('button', { name: '重新支付' }).click();
    await payInCashier(page, ledger, GIFT.ink.amount);
    expect((await control.state()).orders).toHaveLength(1);
  });
});

test('the purchase of another user is offered with masked number and amount', async ({
  page: killed,
  context,
  control,
}) => {
  await openCashier(killed, MAIN);
  await killed.close();
  const { token } = await control.session(NEW_PHONE);
  const page = await context.newPage();
  await openLater(page);
  await page.goto('/lxbpa');
  await page.evaluate((stored) => localStorage.setItem('auth.token', stored), `Bearer ${token}`);
  await openPackageList(page, MAIN);
  await expect(strip(page)).toContainText(MASKED);
  await expect(strip(page)).not.toContainText(MAIN.preselected.name);
});
