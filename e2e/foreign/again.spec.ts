import type { Page } from '@playwright/test';
import { MAIN, HONEY, type Brand } from '../page-objects/brands.ts';
import { expectOffered } from '../page-objects/money.ts';
import { openLater, openPackageList, payAgreeing } from '../page-objects/package-list.ts';
import { DIY, TUIWEN, USERPAY, YOUQUAN } from '../page-objects/purchase-pages.ts';
import { expectPaid, returnDialog } from '../page-objects/result.ts';
import { offerOf } from './fixtures/offers.ts';
import { expect, test } from './fixtures/test.ts';
import { chooseInCashier, payInCashier } from './fixtures/wallets.ts';

/** One page for each way to make, read and pay an order. */
const PAGES: readonly Brand[] = [MAIN, USERPAY, HONEY, YOUQUAN, TUIWEN, DIY];

const toCashier = async (page: Page, offer: Brand): Promise<void> => {
  await openPackageList(page, offer);
  await payAgreeing(page);
  await page.getByRole('heading', { name: '收银台' }).waitFor();
};
const payAgain = (page: Page): Promise<void> =>
  returnDialog(page).getByRole('button', { name: '重新支付' }).click();

for (const page of PAGES) {
  test.describe(page.path, () => {
    test.use({ environment: page === MAIN ? 'ios-app-h5' : 'browser' });

    test('after a cancel the same order is paid again, once', async ({
      page: tab,
      system,
      backend,
      charged,
    }) => {
      const offer = offerOf(system, page);
      await toCashier(tab, offer);
      await chooseInCashier(tab, '取消支付');
      await payAgain(tab);
      await payInCashier(tab, charged, offer.preselected.amount);
      expect(backend.state().orders.map(({ status }) => status)).toEqual(['paid']);
    });

    test('a page killed at the cashier continues with its order', async ({
      page: killed,
      context,
      system,
      backend,
      charged,
    }) => {
      const offer = offerOf(system, page);
      await toCashier(killed, offer);
      await killed.close();
      const tab = await context.newPage();
      await openLater(tab);
      await openPackageList(tab, offer);
      await expectOffered(tab, offer.preselected);
      await tab.getByRole('button', { name: '继续支付' }).click();
      await payAgain(tab);
      await payInCashier(tab, charged, offer.preselected.amount);
      expect(backend.state().orders.map(({ status }) => status)).toEqual(['paid']);
    });
  });
}

test(
  'an order that cannot be paid again now says so over its result, from when on a new one can be made',
  { tag: '@no-idempotency' },
  async ({ page: tab, system, backend }) => {
    const offer = offerOf(system, USERPAY);
    // Read without an instruction to pay it.
    await tab.route(/\/web\/orders\/[^/]+$/, async (route) => {
      const answer = await route.fetch();
      const order = (await answer.json()) as Record<string, unknown>;
      await route.fulfill({ response: answer, json: { ...order, pay: null } });
    });
    await toCashier(tab, offer);
    await chooseInCashier(tab, '取消支付');
    await payAgain(tab);
    const notice = tab.getByText(/该订单暂时无法再次支付，请在 .*\d\d:\d\d 之后重新下单/);
    await expect(notice).toBeVisible();
    await expect(returnDialog(tab)).toBeHidden();
    await notice.click();
    await expect(tab.getByRole('button', { name: '已完成支付' })).toBeVisible();
    expect(backend.state().orders).toHaveLength(1);
  },
);

test('a page killed after the payment shows the result on the next visit', async ({
  page: killed,
  context,
  system,
  backend,
  charged,
}) => {
  const offer = offerOf(system, USERPAY);
  await toCashier(killed, offer);
  await killed.close();
  const [order] = backend.state().orders;
  backend.pay(order?.number ?? '');
  charged.push(offer.preselected.amount);
  const tab = await context.newPage();
  await openLater(tab);
  await tab.goto(offer.path);
  await expectPaid(tab);
});

test('an order that the backend closed is closed, and the next one is new', async ({
  page: tab,
  system,
  backend,
  charged,
}) => {
  const offer = offerOf(system, USERPAY);
  await toCashier(tab, offer);
  backend.close(backend.state().orders[0]?.number ?? '');
  await chooseInCashier(tab, '取消支付');
  await expect(tab.getByRole('heading', { name: '订单已关闭' })).toBeVisible();
  await tab.getByRole('link', { name: /^重新/ }).click();
  await payAgreeing(tab);
  await payInCashier(tab, charged, offer.preselected.amount);
  expect(backend.state().orders.map(({ status }) => status)).toEqual(['closed', 'paid']);
});

test('a refund is shown as one', async ({ page: tab, system, backend, charged }) => {
  const offer = offerOf(system, USERPAY);
  await toCashier(tab, offer);
  const { number = '' } = backend.state().orders[0] ?? {};
  backend.pay(number);
  backend.refund(number);
  charged.push(offer.preselected.amount);
  await chooseInCashier(tab, '取消支付');
  await expect(tab.getByRole('heading', { name: '订单已退款' })).toBeVisible();
});
