import type { Locator, Page } from '@playwright/test';
import type { Control } from '../fixtures/control.ts';
import { expect, test } from '../fixtures/test.ts';
import { HONEY, MAIN } from '../page-objects/brands.ts';
import { expectCashier, inCashier } from '../page-objects/cashier.ts';
import { animationsFinished } from '../page-objects/animations.ts';
import { fingerOn } from '../page-objects/fingers.ts';
import { login } from '../page-objects/login.ts';
import { agreeAndPay, consentSheet, expectNoCashier } from '../page-objects/money.ts';
import { rendered } from '../page-objects/rendered.ts';
import { expectPaid } from '../page-objects/result.ts';
import {
  choose,
  expectAmount,
  expectPackageList,
  openPackageList,
  packageRadio,
  packages,
  payButton,
  tickConsent,
} from '../page-objects/package-list.ts';
import { BASE, BRAND_PAGES, TUIWEN } from '../page-objects/purchase-pages.ts';
import { NEW_PHONE } from '../fixtures/users.ts';
import { payInCashier } from '../page-objects/purchase.ts';

/** ms between the two taps of a double tap. */
const GAPS = [0, 50, 110, 160, 220];

/** One dialog stays open; the taps did not navigate and ordered nothing. */
async function expectOnlyOpened(page: Page, control: Control, dialog: Locator, url: string): Promise<void> {
  await expect(dialog).toBeVisible();
  await animationsFinished(page);
  await expect(dialog).toBeVisible();
  expect(page.url()).toBe(url);
  await expectNoCashier(page);
  expect((await control.state()).orders).toEqual([]);
}

for (const brand of [MAIN, TUIWEN]) {
  test(`${brand.path}: the second half of a double tap does nothing in the sheet of the first`, async ({
    page,
    control,
  }) => {
    await openPackageList(page, brand);
    const finger = await fingerOn(page);
    const url = page.url();
    for (const gap of GAPS) {
      await test.step(`${gap} ms`, async () => {
        await finger.tap(payButton(page), [gap]);
        await expectOnlyOpened(page, control, consentSheet(page), url);
        await finger.tap(consentSheet(page).getByRole('button', { name: '暂不同意' }));
        await expect(consentSheet(page)).toHaveCount(0);
      });
    }
  });
}

test.describe('an anonymous user', () => {
  test.use({ account: null });
  test('three quick taps open the login and nothing in it', async ({ page, control }) => {
    await openPackageList(page, HONEY);
    const finger = await fingerOn(page);
    const url = page.url();
    for (const gap of [20, 45, 70, 95, 120, 150, 200]) {
      await test.step(`${gap} ms`, async () => {
        await finger.tap(payButton(page), [gap, gap]);
        const dialog = page.getByRole('dialog', { name: /登录/ });
        await expectOnlyOpened(page, control, dialog, url);
        await expect(dialog.getByRole('checkbox')).not.toBeChecked();
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
      });
    }
  });

  test('after a closed login dialog, a later login pays nothing', async ({ page, control }) => {
    await page.goto(BASE.path);
    await expectAmount(page, BASE.preselected.amount);
    await tickConsent(page);
    await payButton(page).click();
    const dialog = page.getByRole('dialog', { name: /登录/ });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: '关闭' }).click();
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: /登录/ }).first().click();
    const listed = page.waitForResponse(
      (response) => response.url().includes(`phone=${NEW_PHONE}`) && response.url().includes('packages'),
    );
    await login(page, control, NEW_PHONE);
    await listed;
    await expect(dialog).toHaveCount(0);
    await rendered(page);
    await expectNoCashier(page);
    expect((await control.state()).orders).toEqual([]);
  });
});

test('a double tap on 同意并支付 places one order and pays nothing automatically', async ({
  page,
  control,
  ledger,
}) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/orders')) posts.push(request.url());
  });
  await openPackageList(page, MAIN);
  const finger = await fingerOn(page);
  await payButton(page).click();
  await expect(consentSheet(page)).toBeVisible();
  await animationsFinished(page);
  await finger.tap(agreeAndPay(page), [80]);
  await expectCashier(page, MAIN.preselected.amount);
  expect(posts).toHaveLength(1);
  expect((await control.state()).charges).toEqual([]);
  await inCashier(page, '确认支付');
  await expectPaid(page);
  ledger.expectCharge(MAIN.preselected.amount);
  expect((await control.state()).orders).toHaveLength(1);
});

for (const brand of BRAND_PAGES)
  test(`${brand.path}: an impatient tap while the order is being placed does not leave the page`, async ({
    page,
    control,
  }) => {
    await control.faults({ match: brand.orderCall, kind: 'delay', delay_ms: 2000, times: 1 });
    await openPackageList(page, brand);
    const finger = await fingerOn(page);
    await payButton(page).click();
    await expect(consentSheet(page)).toBeVisible();
    await animationsFinished(page);
    // Later than a double tap: the sheet is closed, and the agreements of the bar are where its button was.
    await finger.tap(agreeAndPay(page), [700]);
    await expectCashier(page, brand.preselected.amount);
  });

test.describe('in WeChat', () => {
  test.use({ environment: 'wechat-android' });
  test('after the authorisation the page shows the package that is being paid', async ({ page, ledger }) => {
    await openPackageList(page, MAIN);
    await choose(packages(page), MAIN.other.name);
    await payButton(page).click();
    await agreeAndPay(page).click();
    await expectCashier(page, MAIN.other.amount, 'sheet');
    await expect(packageRadio(page, MAIN.other.name)).toBeChecked();
    await expect(payButton(page)).toHaveCount(1);
    await inCashier(page, '取消支付', 'sheet');
    await expectPackageList(page, { ...MAIN, preselected: MAIN.other });
    await payButton(page).click();
    await payInCashier(page, ledger, MAIN.other.amount, 'sheet');
  });
});
