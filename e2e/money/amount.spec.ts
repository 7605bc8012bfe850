import type { Page } from '@playwright/test';
import type { Control } from '../fixtures/control.ts';
import { expect, test } from '../fixtures/test.ts';
import { HONEY, MAIN, type Brand } from '../page-objects/brands.ts';
import {
  acceptPrice,
  agreeAndPay,
  expectNoCashier,
  expectRepriced,
  resumeButton,
  strip,
} from '../page-objects/money.ts';
import { takeApp } from '../page-objects/played-app.ts';
import { BUY_CALL, GIFT, openConfirm } from '../page-objects/prepared.ts';
import {
  expectAmount,
  openLater,
  payAgreeing,
  payButton,
  tickConsent,
} from '../page-objects/package-list.ts';
import { payInCashier } from '../page-objects/purchase.ts';
import { delayCalls } from '../page-objects/storage.ts';
import { DIY, BASE, CREDITED } from '../page-objects/purchase-pages.ts';
import { ACCOUNT, MEMBER } from '../fixtures/users.ts';

const HOUR = 3600_000;

/** The difference of an order with another amount, fen. */
const MORE = 2000;

const ordered = async (control: Control) =>
  (await control.state()).orders.map(({ amount, status }) => [amount, status]);

async function openTicked(page: Page, brand: Brand, amount: number): Promise<void> {
  await page.goto(brand.path);
  await expectAmount(page, amount);
  await tickConsent(page);
}

for (const brand of [MAIN, HONEY]) {
  test(`${brand.path}: an order with another amount than shown opens no wallet before another tap`, async ({
    page,
    control,
    ledger,
    expectAccessible,
  }) => {
    const { amount } = brand.preselected;
    await control.faults({ match: brand.orderCall, kind: 'other_amount', times: 1 });
    await openTicked(page, brand, amount);
    await payButton(page).click();
    await expectRepriced(page, amount, amount + MORE);
    await expectAccessible();
    await acceptPrice(page, amount + MORE);
    await payInCashier(page, ledger, amount + MORE);
    expect(await ordered(control)).toEqual([[amount + MORE, 'paid']]);
  });
}

test('a gift with another amount than shown opens no wallet before another tap', async ({
  page,
  control,
  ledger,
}) => {
  const { amount } = GIFT.ink;
  await control.faults({ match: BUY_CALL, kind: 'other_amount', times: 1 });
  await openConfirm(page);
  await payAgreeing(page);
  await expectRepriced(page, amount, amount + MORE);
  await acceptPrice(page, amount + MORE);
  await payInCashier(page, ledger, amount + MORE);
});

test('a price that changed after the list is refused by the server, and the new one needs another tap', async ({
  page,
  control,
  ledger,
}) => {
  await openTicked(page, MAIN, 16800);
  await control.prices({ package: '102', price: 19800 });
  await payButton(page).click();
  await expectRepriced(page, 16800, 19800);
  expect(await ordered(control)).toEqual([]);
  await acceptPrice(page, 19800);
  await payInCashier(page, ledger, 19800);
});

test('an answer for another package opens no wallet', async ({ page, control }) => {
  await control.faults({ match: HONEY.orderCall, kind: 'other_package', times: 1 });
  await openTicked(page, HONEY, HONEY.preselected.amount);
  await payButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await expectNoCashier(page);
});

test('a purchase without an answer is not continued at another price without another tap', async ({
  page: killed,
  context,
  control,
  ledger,
}) => {
  await control.faults({ match: MAIN.orderCall, kind: 'offline' });
  await openTicked(killed, MAIN, 16800);
  await payButton(killed).click();
  await expect(killed.getByRole('alert').filter({ hasText: '网络' })).toBeVisible();
  await killed.close();
  await control.clearFaults();
  await control.prices({ package: '102', price: 19800 });
  const page = await context.newPage();
  await openLater(page);
  await page.goto(MAIN.path);
  await expectAmount(page, 19800);
  await expect(strip(page)).toContainText('年度会员 ¥168.00');
  await resumeButton(page).click();
  await expectRepriced(page, 16800, 19800);
  await acceptPrice(page, 19800);
  await payInCashier(page, ledger, 19800);
});

test.describe('a page that is open for days', () => {
  test.use({ account: MEMBER });
  test('a credit that decreased meanwhile is not charged as shown before', async ({
    page,
    control,
    ledger,
  }) => {
    await openTicked(page, DIY, CREDITED);
    await control.clock(75 * HOUR);
    await payButton(page).click();
    await expectRepriced(page, CREDITED, CREDITED + 200);
    expect((await ordered(control)).map(([amount]) => amount)).not.toContain(CREDITED);
    await acceptPrice(page, CREDITED + 200);
    await payInCashier(page, ledger, CREDITED + 200);
  });
});

test.describe('an app that answers with another user than the stored one', () => {
  test.use({ environment: 'ios-app', account: ACCOUNT });
  test('nothing is paid at the prices of the previous user', async ({ page, context, control, ledger }) => {
    const { amount } = BASE.preselected;
    const member = await control.session(MEMBER);
    const { user, token } = await control.session(ACCOUNT);
    const app = await takeApp(context, { isSilent: true });
    await page.goto('/lxbpa');
    await page.evaluate((stored) => localStorage.setItem('auth.token', stored), `Bearer ${member.token}`);
    await openTicked(page, BASE, CREDITED);
    const list = await delayCalls(page, /packages\/wechat/);
    await app.isAsked(page);
    await app.change({ isSilent: false, person: { token, user: { id: user.id, nickname: '江晚舟' } } });
    await expect.poll(list.waiting).toBe(1);
    await payButton(page).click();
    await list.release();
    await expectRepriced(page, CREDITED, amount);
    expect(await ordered(control)).toEqual([]);
    await acceptPrice(page, amount);
    // The box was ticked by the other user.
    await agreeAndPay(page).click();
    await payInCashier(page, ledger, amount, 'sheet');
  });
});
