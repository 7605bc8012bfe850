import type { Page } from '@playwright/test';
import type { Control } from '../fixtures/control.ts';
import { expect, test } from '../fixtures/test.ts';
import { MAIN } from '../page-objects/brands.ts';
import { expectCashier } from '../page-objects/cashier.ts';
import {
  agreeAndPay,
  askedDocuments,
  consentSheet,
  expectNoCashier,
  NOTICES,
} from '../page-objects/money.ts';
import { pushUser, takeApp } from '../page-objects/played-app.ts';
import { addressCard, expectConfirm, fillAddress, GIFT, goOn, options } from '../page-objects/prepared.ts';
import {
  choose,
  consentBox,
  expectAmount,
  notice,
  openPackageList,
  packageRadio,
  packages,
  payAgreeing,
  payButton,
  tickConsent,
} from '../page-objects/package-list.ts';
import { ACPAY, USERPAY } from '../page-objects/purchase-pages.ts';
import { MEMBER } from '../fixtures/users.ts';

const RENEWING = { name: '连续包月', amount: 1800 };
const named = ({ document, version }: { document: string; version: string }) => `${document}@${version}`;

/** The documents of the only order, each with its version. */
async function orderedDocuments(control: Control): Promise<string[]> {
  const { orders } = await control.state();
  expect(orders).toHaveLength(1);
  return (orders[0]?.consents ?? []).map(named).sort();
}

/** The documents of all consent events. Leaves the page, so that they are sent. */
async function loggedDocuments(page: Page, control: Control): Promise<string[]> {
  await page.goto('about:blank');
  const events = async () => (await control.state()).events.filter(({ name }) => name === 'consent');
  await expect.poll(async () => (await events()).length).toBeGreaterThan(0);
  return (await events()).map(({ props }) => named(props as { document: string; version: string })).sort();
}

test.describe('in the app', () => {
  test.use({ environment: 'ios-app' });

  test('consent to one package is not consent to another one’s renewal, which is asked for in the sheet', async ({
    page,
    control,
  }) => {
    await openPackageList(page, MAIN);
    await choose(packages(page), '季度会员');
    await tickConsent(page);
    await choose(packages(page), RENEWING.name);
    await expect(consentBox(page)).not.toBeChecked();
    await choose(packages(page), '季度会员');
    await expect(consentBox(page)).toBeChecked();
    await choose(packages(page), RENEWING.name);
    await tickConsent(page);
    await payButton(page).click();
    await expect(consentSheet(page)).toContainText('自动续费服务协议');
    await expectNoCashier(page);
    expect((await control.state()).orders).toEqual([]);
    await agreeAndPay(page).click();
    await expectCashier(page, RENEWING.amount, 'sheet');
    const ordered = await orderedDocuments(control);
    expect(ordered.join()).toContain('/lxbsa@');
    const logged = await loggedDocuments(page, control);
    expect([...new Set(logged)]).toEqual(ordered);
  });

  test('a renewing default is not preselected, and not sold without a renewal agreement', async ({
    page,
    control,
  }) => {
    await page.route('**/v1/activity**', async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { packages: { name: string; is_default: boolean }[] };
      for (const one of answer.packages) one.is_default = one.name === RENEWING.name;
      await route.fulfill({ response, json: answer });
    });
    await page.goto('/?app=la');
    await expect(packageRadio(page, RENEWING.name)).toBeVisible();
    await expect(packageRadio(page, RENEWING.name)).not.toBeChecked();
    await choose(packages(page), RENEWING.name);
    await payButton(page).click();
    await expect(notice(page, NOTICES.notSold)).toBeVisible();
    await expect(consentSheet(page)).toHaveCount(0);
    expect((await control.state()).orders).toEqual([]);
  });

  test('consent is reset for another user', async ({ page, context, control }) => {
    const member = await control.session(MEMBER);
    const app = await takeApp(context);
    await openPackageList(page, ACPAY);
    // Consent of an anonymous user would count for the user who is pushed.
    await expect(page.getByText('江晚舟')).toBeVisible();
    await tickConsent(page);
    await pushUser(app, page, { token: member.token, user: { id: member.user.id, nickname: '苏禾' } });
    await expect(consentBox(page)).not.toBeChecked();
  });

  test('on iOS consent is to the app’s iOS texts', async ({ page, control }) => {
    await page.goto('/?app=mrky');
    await expectAmount(page, MAIN.preselected.amount);
    await expect.poll(() => askedDocuments(page)).toContain('/mrky/ios/pa');
    const asked = await askedDocuments(page);
    expect(asked.join()).not.toContain('/mrky/and/');
    await payAgreeing(page);
    await expectCashier(page, MAIN.preselected.amount, 'sheet');
    expect((await orderedDocuments(control)).map((one) => one.split('@')[0])).toEqual([...asked].sort());
  });
});

test('in a browser consent, order and events have the web texts', async ({ page, control }) => {
  await openPackageList(page, USERPAY);
  await expect.poll(() => askedDocuments(page)).toContain('/privacyagree');
  const asked = await askedDocuments(page);
  await payAgreeing(page);
  await expectCashier(page, USERPAY.preselected.amount);
  const ordered = await orderedDocuments(control);
  expect(ordered.map((one) => one.split('@')[0])).toEqual([...asked].sort());
  expect(await loggedDocuments(page, control)).toEqual(ordered);
});

test('a prepared order has the membership agreement of the app in the link', async ({ page, control }) => {
  await page.goto(`/detail/${GIFT.id}/kf01?app=mxy`);
  await expect(options(page)).toBeVisible();
  await goOn(page).click();
  await addressCard(page).click();
  await fillAddress(page);
  await expectConfirm(page, GIFT.ink);
  const asked = await askedDocuments(page);
  // Only the web texts cover the delivery address.
  expect(asked).toEqual(['/mxy/and/vip', '/useragree', '/privacyagree']);
  await payAgreeing(page);
  await expectCashier(page, GIFT.ink.amount);
  expect((await orderedDocuments(control)).map((one) => one.split('@')[0])).toEqual([...asked].sort());
});
