import type { Page } from '@playwright/test';
import { checkAccess } from '../stage/accessible.ts';
import { expect, test } from '../stage/fixtures.ts';
import { MAIN } from '../steps/brands.ts';
import { expectCashier, inCashier } from '../steps/cashier.ts';
import { login, phoneField } from '../steps/login.ts';
import { isMineButton, MASKED, strip } from '../steps/money.ts';
import { ADDRESS, addressPath, confirmPath, GIFT, openConfirm } from '../steps/prepared.ts';
import { rendered } from '../steps/rendered.ts';
import { expectPaid } from '../steps/result.ts';
import { expectAmount, openLater, openShelf, payAgreeing } from '../steps/shelf.ts';
import { USERPAY } from '../steps/shops.ts';
import { storedIn } from '../steps/storage.ts';

const OTHER = '13912345678';

const changeNumber = (page: Page) => page.getByRole('button', { name: '换手机号' });

test('logging out clears everything personal from the storage of the phone', async ({
  page,
  control,
  ledger,
}) => {
  // A typed address, a result with its token, and a purchase at the cashier.
  await openConfirm(page);
  await payAgreeing(page);
  await expectCashier(page, GIFT.ink.amount);
  await inCashier(page, '确认支付');
  await expectPaid(page);
  ledger.expectCharge(GIFT.ink.amount);
  await page.goto(USERPAY.shelf);
  // The gift has made a member.
  await expectAmount(page, 14800);
  await payAgreeing(page);
  await expectCashier(page, 14800);
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

test('a session that ends in one tab leaves the one of another user, who has logged in meanwhile', async ({
  page,
  context,
  control,
}) => {
  await openShelf(page, USERPAY);
  const other = await context.newPage();
  await openShelf(other, USERPAY);
  let refuse = () => {};
  const isLate = new Promise<void>((resolve) => (refuse = resolve));
  let asked = 0;
  await page.route('**/api/main/v1/vip/packages/wechat**', async (route) => {
    asked += 1;
    if (asked > 1) return route.fallback();
    await isLate;
    await route.fulfill({
      status: 401,
      json: { code: 'unauthorized', message: '登录已过期，请重新登录' },
    });
  });
  // A page of the first user that is still on its way.
  await page.goto('/wechatpay');
  await expect.poll(() => asked).toBe(1);
  await changeNumber(other).click();
  await login(other, control, OTHER);
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
  await openShelf(page, USERPAY);
  const other = await context.newPage();
  await openShelf(other, USERPAY);
  await changeNumber(other).click();
  await expect(phoneField(page)).toBeVisible();
  await login(other, control, OTHER);
  await expect(changeNumber(page)).toBeVisible();
  await expect(page.getByText('139 **** 5678')).toBeVisible();
});

test.describe('an anonymous purchase', () => {
  test.use({ account: null });
  test('is offered to the next user with masked number and amount, and to the buyer after a word', async ({
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
    await expectCashier(page, GIFT.ink.amount);
    await inCashier(page, '确认支付');
    await expectPaid(page);
    ledger.expectCharge(GIFT.ink.amount);
    expect((await control.state()).orders).toHaveLength(1);
  });
});

test('the purchase of another user is offered with masked number and amount', async ({
  page: killed,
  context,
  control,
}) => {
  await openShelf(killed, MAIN);
  await payAgreeing(killed);
  await expectCashier(killed, MAIN.preselected.amount);
  await killed.close();
  const { token } = await control.session(OTHER);
  const page = await context.newPage();
  await openLater(page);
  await page.goto('/lxbpa');
  await page.evaluate((stored) => localStorage.setItem('auth.token', stored), `Bearer ${token}`);
  await openShelf(page, MAIN);
  await expect(strip(page)).toContainText(MASKED);
  await expect(strip(page)).not.toContainText(MAIN.preselected.name);
});
