import type { Page } from '@playwright/test';
import type { Control } from '../fixtures/control.ts';
import { expect, test } from '../fixtures/test.ts';
import { MEMBER } from '../fixtures/users.ts';
import { MAIN } from '../page-objects/brands.ts';
import { expectSameDocument, goInDocument, openWithAllRoutes } from '../page-objects/in-document.ts';
import { acceptPrice, expectRepriced } from '../page-objects/money.ts';
import {
  choose,
  consentBox,
  expectAmount,
  expectPackageList,
  packageRadio,
  packages,
  payButton,
  tickConsent,
} from '../page-objects/package-list.ts';
import { BASE, CREDITED, USERPAY } from '../page-objects/purchase-pages.ts';
import { payInCashier } from '../page-objects/purchase.ts';
import { delayCalls } from '../page-objects/storage.ts';

const ordersIn = async (control: Control) => (await control.state()).orders;

test('the first call of a page is sent before its file has arrived, once', async ({ page }) => {
  await openWithAllRoutes(page, MAIN);
  const file = await delayCalls(page, /\/userpay\.\w+\.js$/);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/v1/vip/packages/')) calls.push(request.url());
  });
  const answer = page.waitForResponse(/\/v1\/vip\/packages\/wechat\?phone=$/);
  await goInDocument(page, USERPAY.path);
  await (await answer).finished();
  expect(file.waiting()).toBe(1);
  await file.release();
  await expectPackageList(page, USERPAY);
  expect(calls).toHaveLength(1);
  await expectSameDocument(page);
});

test('a first call that fails is sent again by its page', async ({ page, control }) => {
  await openWithAllRoutes(page, MAIN);
  await control.faults({ match: USERPAY.packagesCall, kind: 'status', status: 500, times: 1 });
  await goInDocument(page, USERPAY.path);
  await expectPackageList(page, USERPAY);
  await expectSameDocument(page);
});

/** From `/`, with another package selected, to `/upgrade/base` and back, while the prices of `/` are loading. */
async function goBack(page: Page, meanwhile: () => Promise<void> = async () => undefined) {
  await openWithAllRoutes(page, MAIN);
  await choose(packages(page), MAIN.other.name);
  await page.evaluate(() => window.scrollTo(0, 300));
  await goInDocument(page, BASE.path);
  await expectPackageList(page, BASE);
  await meanwhile();
  const prices = await delayCalls(page, /\/v1\/activity\?/);
  await page.goBack();
  await expect.poll(prices.waiting).toBe(1);
  await expectSameDocument(page);
  return prices;
}

test('a step back shows the page as it was, and pays once its prices have been loaded again', async ({
  page,
  control,
  ledger,
}) => {
  const prices = await goBack(page);
  await expect(packageRadio(page, MAIN.other.name)).toBeChecked();
  await expectAmount(page, MAIN.other.amount);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
  await expect(consentBox(page)).not.toBeChecked();
  await tickConsent(page);
  await payButton(page).click();
  await expect(payButton(page)).toHaveAttribute('aria-busy', 'true');
  expect(await ordersIn(control)).toEqual([]);
  await prices.release();
  await payInCashier(page, ledger, MAIN.other.amount);
});

test('a step back pays no price that has changed meanwhile', async ({ page, control, ledger }) => {
  const changed = MAIN.other.amount + 200;
  const prices = await goBack(page, () => control.prices({ package: '103', price: changed }));
  await tickConsent(page);
  await payButton(page).click();
  await prices.release();
  await expectRepriced(page, MAIN.other.amount, changed);
  expect(await ordersIn(control)).toEqual([]);
  await acceptPrice(page, changed);
  await payInCashier(page, ledger, changed);
});

test('a step back shows nothing of the user before', async ({ page, context, control }) => {
  const { token } = await control.session(MEMBER);
  const prices = await goBack(page, async () => {
    // Another tab of the same browser.
    const other = await context.newPage();
    await other.goto('/lxbpa');
    await other.evaluate((given) => localStorage.setItem('auth.token', given), token);
    await other.close();
    await expectAmount(page, CREDITED);
  });
  await expect(packageRadio(page, MAIN.other.name)).toHaveCount(0);
  await expect(page.getByText(MAIN.other.name)).toHaveCount(0);
  await prices.release();
  await expectPackageList(page, MAIN);
});
