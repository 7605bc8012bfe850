import { expect, test } from '../fixtures/test.ts';
import { BRANDS } from '../page-objects/brands.ts';
import { expectCashier, inCashier } from '../page-objects/cashier.ts';
import { expectOffered } from '../page-objects/money.ts';
import { expectPaid, result, returnDialog } from '../page-objects/result.ts';
import {
  choose,
  notice,
  openLater,
  openPackageList,
  packages,
  payAgreeing,
  payButton,
  tickConsent,
  expectPackageList,
} from '../page-objects/package-list.ts';
import { buy, payInCashier, openCashier } from '../page-objects/purchase.ts';
import { BRAND_PAGES } from '../page-objects/purchase-pages.ts';

const MINUTE = 60_000;

for (const brand of BRAND_PAGES) {
  const { amount } = brand.preselected;

  test(`${brand.name}: fast taps, an expired order and a killed page each leave one order that can be paid`, async ({
    page: killed,
    context,
    ledger,
    control,
    expectAccessible,
  }) => {
    await test.step('two fast taps make one request', async () => {
      const posts: string[] = [];
      killed.on('request', (request) => {
        if (request.method() === 'POST' && request.url().includes('/orders')) posts.push(request.url());
      });
      await openPackageList(killed, brand);
      await tickConsent(killed);
      await payButton(killed).dblclick();
      await expectCashier(killed, amount);
      expect(posts).toHaveLength(1);
      expect((await control.state()).orders).toHaveLength(1);
    });

    await test.step('an expired order is closed, and a new one can be placed', async () => {
      await control.clock(16 * MINUTE);
      await inCashier(killed, '取消支付');
      await expect(result(killed, '订单已关闭')).toBeVisible();
      await expectAccessible();
      await killed.getByRole('link', { name: /^重新/ }).click();
      await expectPackageList(killed, brand);
      await payAgreeing(killed);
      await expectCashier(killed, amount);
    });

    await test.step('a page killed at the cashier resumes its order', async () => {
      await killed.close();
      const page = await context.newPage();
      await openLater(page);
      await openPackageList(page, brand);
      await expectOffered(page, brand.preselected);
      await page.getByRole('button', { name: '继续支付' }).click();
      await returnDialog(page).getByRole('button', { name: '重新支付' }).click();
      await payInCashier(page, ledger, amount);
    });
    const { orders } = await control.state();
    expect(orders.map(({ status }) => status).sort()).toEqual(['closed', 'paid']);
  });
}

for (const brand of BRANDS) {
  const { amount } = brand.preselected;

  test(`${brand.name}: another package is another order, and a payment of the first after that is refunded`, async ({
    page,
    context,
    ledger,
    control,
    expectAccessible,
  }) => {
    await openCashier(page, brand);
    const second = await context.newPage();
    await openLater(second);
    await openPackageList(second, brand);
    await choose(packages(second), brand.other.name);
    await buy(second, ledger, brand.other.amount);
    await inCashier(page, '确认支付');
    await expect(result(page, '订单已退款')).toBeVisible();
    await expectAccessible();
    const { charges } = await control.state();
    expect(charges.map(({ kind, amount: fen }) => [kind, fen])).toEqual([
      ['charge', brand.other.amount],
      ['charge', amount],
      ['refund', amount],
    ]);
  });
}

for (const brand of BRANDS) {
  test.describe(`${brand.name}: while a wallet is open in one tab`, () => {
    test.use({ environment: 'wechat-android' });
    test('tabs that were opened before and after it show that the order is being paid', async ({
      page,
      context,
      ledger,
      control,
      expectAccessible,
    }) => {
      const before = await context.newPage();
      await openPackageList(before, brand);
      await openCashier(page, brand, 'sheet');
      const after = await context.newPage();
      await openPackageList(after, brand);
      for (const other of [before, after]) {
        await payAgreeing(other);
        await expect(notice(other, '正在另一页面支付')).toBeVisible();
        expect((await control.state()).orders).toHaveLength(1);
        await other.close();
      }
      await inCashier(page, '确认支付', 'sheet');
      await expectPaid(page);
      await expectAccessible();
      ledger.expectCharge(brand.preselected.amount);
    });
  });
}
