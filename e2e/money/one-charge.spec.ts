import type { BrowserContext, Page } from '@playwright/test';
import type { Ledger } from '../fixtures/ledger.ts';
import { expect, test } from '../fixtures/test.ts';
import { MAIN, type Brand } from '../page-objects/brands.ts';
import { inCashier } from '../page-objects/cashier.ts';
import { agreeAndPay, expectNoCashier, NOTICES, strip, unpaidText } from '../page-objects/money.ts';
import { GIFT, confirmPath, openConfirm } from '../page-objects/prepared.ts';
import { expectPaid } from '../page-objects/result.ts';
import {
  choose,
  expectAmount,
  expectPackageList,
  notice,
  openPackageList,
  packages,
  payButton,
} from '../page-objects/package-list.ts';
import { BASE, SOUGO, TUIWEN, USERPAY, WECHATPAY } from '../page-objects/purchase-pages.ts';
import { delayCalls } from '../page-objects/storage.ts';
import { buy, openCashier } from '../page-objects/purchase.ts';

const HALF_A_MINUTE = 30_000;

/** Pays in a cashier that never returns and closes the tab. */
async function payAndClose(page: Page, brand: Brand, ledger: Ledger): Promise<void> {
  await openCashier(page, brand);
  await inCashier(page, '不返回');
  await expect(page.getByText('已支付，可以关闭这个页面')).toBeVisible();
  ledger.expectCharge(brand.preselected.amount);
  await page.close();
}

/** Opens another tab after the lease of the closed one has expired. */
async function openAgain(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.clock.install({ time: Date.now() + HALF_A_MINUTE });
  return page;
}

for (const brand of [TUIWEN, BASE]) {
  test(`${brand.path}: the next visit shows a payment made in a cashier that never returned`, async ({
    page: closed,
    context,
    control,
    ledger,
  }) => {
    await payAndClose(closed, brand, ledger);
    const page = await openAgain(context);
    await page.goto(brand.path);
    await expectPaid(page);
    expect((await control.state()).orders).toHaveLength(1);
  });
}

for (const brand of [SOUGO, WECHATPAY]) {
  test(`${brand.path}: a tap on pay before the server has answered opens the result of the earlier payment`, async ({
    page: closed,
    context,
    control,
    ledger,
  }) => {
    await payAndClose(closed, brand, ledger);
    const page = await openAgain(context);
    const answer = await delayCalls(page, /web\/orders\/\w+$/);
    await page.goto(brand.path);
    // The payment made a member, who pays less.
    await expectAmount(page, 17800);
    await payButton(page).click();
    await agreeAndPay(page).click();
    await answer.release();
    await expectPaid(page);
    expect((await control.state()).orders).toHaveLength(1);
  });
}

test('another package is not sold before an earlier payment is known', async ({
  page: closed,
  context,
  control,
  ledger,
}) => {
  await payAndClose(closed, USERPAY, ledger);
  const page = await openAgain(context);
  const answer = await delayCalls(page, /web\/orders\/\w+$/);
  await page.goto(USERPAY.path);
  await choose(packages(page), '月度会员');
  await payButton(page).click();
  await agreeAndPay(page).click();
  await answer.release();
  await expectPaid(page);
  expect((await control.state()).orders).toHaveLength(1);
});

test('an unpaid order is offered with package and amount, and paid as the same order', async ({
  page: killed,
  context,
  control,
  ledger,
}) => {
  await openCashier(killed, USERPAY);
  await killed.close();
  const page = await openAgain(context);
  await page.goto(USERPAY.path);
  await expect(strip(page)).toContainText(unpaidText(USERPAY.preselected));
  await buy(page, ledger, USERPAY.preselected.amount);
  expect((await control.state()).orders).toHaveLength(1);
});

test('a purchase of another page of the brand is not repeated', async ({
  page: closed,
  context,
  control,
  ledger,
}) => {
  await payAndClose(closed, USERPAY, ledger);
  const page = await openAgain(context);
  await page.goto(MAIN.path);
  await expectPaid(page);
  expect((await control.state()).orders).toHaveLength(1);
});

test('a tab that stays open shows that another tab has paid', async ({ page, context, control, ledger }) => {
  const other = await context.newPage();
  await openPackageList(other, USERPAY);
  await openPackageList(page, USERPAY);
  await buy(page, ledger, USERPAY.preselected.amount);
  await payButton(other).click();
  await expect(notice(other, NOTICES.paidElsewhere)).toBeVisible();
  await expectNoCashier(other);
  expect((await control.state()).orders).toHaveLength(1);
});

test('a tab whose checkout code failed to load shows that another tab has paid', async ({
  page,
  context,
  control,
  ledger,
}) => {
  const other = await context.newPage();
  const code = /\/buying\.\w+\.js/;
  await other.route(code, (route) => route.abort());
  await openPackageList(other, USERPAY);
  await openPackageList(page, USERPAY);
  await buy(page, ledger, USERPAY.preselected.amount);
  await other.unroute(code);
  await payButton(other).click();
  await expect(notice(other, NOTICES.paidElsewhere)).toBeVisible();
  await expectNoCashier(other);
  expect((await control.state()).orders).toHaveLength(1);
});

test('a tab with the same gift shows that another tab has paid', async ({
  page,
  context,
  control,
  ledger,
}) => {
  await openConfirm(page);
  const other = await context.newPage();
  await openConfirm(other);
  await buy(page, ledger, GIFT.ink.amount);
  await payButton(other).click();
  await expect(notice(other, NOTICES.paidElsewhere)).toBeVisible();
  expect((await control.state()).orders).toHaveLength(1);
  await other.goto(confirmPath(GIFT.id, GIFT.ink.pid));
  await expect(strip(other)).toHaveCount(0);
});

test.describe('in the app', () => {
  test.use({ environment: 'ios-app' });
  test('a result not shown before the page was closed is shown at the next visit only', async ({
    page: closed,
    context,
    ledger,
  }) => {
    await openCashier(closed, MAIN, 'sheet');
    // After the wallet's ok the files of the result page are delayed.
    const files = await delayCalls(closed, /\/r\/main\//);
    const confirmed = closed.waitForResponse(
      async (response) =>
        /web\/orders\/\w+$/.test(response.url()) &&
        ((await response.json()) as { status: string }).status === 'paid',
    );
    await inCashier(closed, '确认支付', 'sheet');
    ledger.expectCharge(16800);
    await confirmed;
    await expect.poll(files.waiting).toBeGreaterThan(0);
    await expect(closed.getByText('支付成功').first()).toBeVisible();
    await closed.close();
    const page = await openAgain(context);
    await page.goto(MAIN.path);
    await expectPaid(page);
    await page.goto(MAIN.path);
    await expectPackageList(page, MAIN);
    await expect(strip(page)).toHaveCount(0);
  });
});
