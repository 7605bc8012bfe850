import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../stage/fixtures.ts';
import { HONEY, MAIN, type Brand } from '../steps/brands.ts';
import { expectCashier, inCashier } from '../steps/cashier.ts';
import { agreeAndPay, expectNoCashier, NOTICES, strip, unpaidText } from '../steps/money.ts';
import { GIFT, confirmPath, openConfirm } from '../steps/prepared.ts';
import { expectPaid } from '../steps/result.ts';
import {
  choose,
  expectAmount,
  expectShelf,
  notice,
  openShelf,
  packageRadio,
  packages,
  payAgreeing,
  payButton,
} from '../steps/shelf.ts';
import { payInCashier } from '../steps/shop-journeys.ts';
import { SOUGO, USERPAY, WECHATPAY } from '../steps/shops.ts';
import { holdCalls } from '../steps/storage.ts';
import { TUIWEN } from '../steps/tuiwen.ts';
import { BASE } from '../steps/upgrades.ts';

const HALF_A_MINUTE = 30_000;

/** Pays in a cashier that never returns, and closes the tab. */
async function payAndClose(page: Page, brand: Brand): Promise<void> {
  await openShelf(page, brand);
  await payAgreeing(page);
  await expectCashier(page, brand.preselected.amount);
  await inCashier(page, '不返回');
  await expect(page.getByText('已支付，可以关闭这个页面')).toBeVisible();
  await page.close();
}

/** Another tab, when the lease of the closed one has run out. */
async function openAgain(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.clock.install({ time: Date.now() + HALF_A_MINUTE });
  return page;
}

for (const brand of [USERPAY, SOUGO, WECHATPAY, HONEY, TUIWEN, BASE]) {
  test(`${brand.shelf}: what was paid in a cashier that never returned is found paid at the next visit`, async ({
    page: closed,
    context,
    control,
    ledger,
  }) => {
    await payAndClose(closed, brand);
    ledger.expectCharge(brand.preselected.amount);
    const page = await openAgain(context);
    await page.goto(brand.shelf);
    await expectPaid(page);
    expect((await control.state()).orders).toHaveLength(1);
  });
}

for (const brand of [USERPAY, SOUGO, WECHATPAY]) {
  test(`${brand.shelf}: a tap on pay before the server has answered leads to the result of what was paid`, async ({
    page: closed,
    context,
    control,
    ledger,
  }) => {
    await payAndClose(closed, brand);
    ledger.expectCharge(brand.preselected.amount);
    const page = await openAgain(context);
    const answer = await holdCalls(page, /web\/orders\/\w+$/);
    await page.goto(brand.shelf);
    // Paying has made a member, who pays less.
    await expectAmount(page, 14800);
    await payButton(page).click();
    await agreeAndPay(page).click();
    await answer.letGo();
    await expectPaid(page);
    expect((await control.state()).orders).toHaveLength(1);
  });
}

test('another package is not sold either before what was paid is known', async ({
  page: closed,
  context,
  control,
  ledger,
}) => {
  await payAndClose(closed, USERPAY);
  ledger.expectCharge(16800);
  const page = await openAgain(context);
  const answer = await holdCalls(page, /web\/orders\/\w+$/);
  await page.goto(USERPAY.shelf);
  await choose(packages(page), '月度会员');
  await payButton(page).click();
  await agreeAndPay(page).click();
  await answer.letGo();
  await expectPaid(page);
  expect((await control.state()).orders).toHaveLength(1);
});

test('what is unpaid is offered with package and amount, and paid as the same order', async ({
  page: killed,
  context,
  control,
  ledger,
}) => {
  await openShelf(killed, USERPAY);
  await payAgreeing(killed);
  await expectCashier(killed, 16800);
  await killed.close();
  const page = await openAgain(context);
  await page.goto(USERPAY.shelf);
  await expect(strip(page)).toContainText(unpaidText({ name: '年度会员', amount: 16800 }));
  await payAgreeing(page);
  await payInCashier(page, ledger, 16800);
  expect((await control.state()).orders).toHaveLength(1);
});

test('a purchase of another page of the brand is not made twice', async ({
  page: closed,
  context,
  control,
  ledger,
}) => {
  await payAndClose(closed, USERPAY);
  ledger.expectCharge(16800);
  const page = await openAgain(context);
  await page.goto(MAIN.shelf);
  await expectPaid(page);
  expect((await control.state()).orders).toHaveLength(1);
});

test('a tab that stays open learns that another tab has paid', async ({ page, context, control, ledger }) => {
  const other = await context.newPage();
  await openShelf(other, USERPAY);
  await openShelf(page, USERPAY);
  await payAgreeing(page);
  await payInCashier(page, ledger, 16800);
  await payButton(other).click();
  await expect(notice(other, NOTICES.paidElsewhere)).toBeVisible();
  await expectNoCashier(other);
  expect((await control.state()).orders).toHaveLength(1);
});

test('a tab with the same gift learns that another tab has paid', async ({
  page,
  context,
  control,
  ledger,
}) => {
  await openConfirm(page);
  const other = await context.newPage();
  await openConfirm(other);
  await payAgreeing(page);
  await payInCashier(page, ledger, GIFT.ink.amount);
  await payButton(other).click();
  await expect(notice(other, NOTICES.paidElsewhere)).toBeVisible();
  expect((await control.state()).orders).toHaveLength(1);
  await other.goto(confirmPath(GIFT.id, GIFT.ink.pid));
  await expect(strip(other)).toHaveCount(0);
});

test.describe('in the app', () => {
  test.use({ environment: 'ios-app' });
  test('a page that is closed before its result was shown shows it at the next visit, and then no more', async ({
    page: closed,
    context,
    ledger,
  }) => {
    await openShelf(closed, MAIN);
    await payAgreeing(closed);
    await expectCashier(closed, 16800, 'sheet');
    // The wallet's ok leads to the result page, whose files and calls do not come any more.
    const files = await holdCalls(closed, /\/r\/main\//);
    const told = closed.waitForResponse(
      async (response) =>
        /web\/orders\/\w+$/.test(response.url()) &&
        ((await response.json()) as { status: string }).status === 'paid',
    );
    await inCashier(closed, '确认支付', 'sheet');
    ledger.expectCharge(16800);
    await told;
    await expect.poll(files.held).toBeGreaterThan(0);
    await expect(closed.getByText('支付成功').first()).toBeVisible();
    await closed.close();
    const page = await openAgain(context);
    await page.goto(MAIN.shelf);
    await expectPaid(page);
    await page.goto(MAIN.shelf);
    await expectShelf(page, { ...MAIN, preselected: { name: '年度会员', amount: 16800 } });
    await expect(packageRadio(page, '年度会员')).toBeVisible();
    await expect(strip(page)).toHaveCount(0);
  });
});
