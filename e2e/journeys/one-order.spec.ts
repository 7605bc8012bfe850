import { expect, test } from '../stage/fixtures.ts';
import { BRANDS } from '../steps/brands.ts';
import { expectCashier, inCashier } from '../steps/cashier.ts';
import { expectOffered } from '../steps/money.ts';
import { expectPaid, result, returnDialog } from '../steps/result.ts';
import {
  choose,
  notice,
  openLater,
  openShelf,
  packages,
  payAgreeing,
  payButton,
  tickConsent,
} from '../steps/shelf.ts';

const MINUTE = 60_000;

for (const brand of BRANDS) {
  const { amount } = brand.preselected;

  test(`${brand.name}: two fast taps make one request and one order`, async ({ page, ledger, control }) => {
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/orders')) posts.push(request.url());
    });
    await openShelf(page, brand);
    await tickConsent(page);
    await payButton(page).dblclick();
    await expectCashier(page, amount);
    await inCashier(page, '确认支付');
    await expectPaid(page);
    ledger.expectCharge(amount);
    expect(posts).toHaveLength(1);
    expect((await control.state()).orders).toHaveLength(1);
  });

  test(`${brand.name}: an order that ran out is closed, and another one can be made`, async ({
    page,
    ledger,
    control,
    expectAccessible,
  }) => {
    await openShelf(page, brand);
    await payAgreeing(page);
    await expectCashier(page, amount);
    await control.clock(16 * MINUTE);
    await inCashier(page, '取消支付');
    await expect(result(page, '订单已关闭')).toBeVisible();
    await expectAccessible();
    await page.getByRole('link', { name: /^重新/ }).click();
    await expect(packages(page)).toBeVisible();
    await payAgreeing(page);
    await expectCashier(page, amount);
    await inCashier(page, '确认支付');
    await expectPaid(page);
    ledger.expectCharge(amount);
    const { orders } = await control.state();
    expect(orders.map(({ status }) => status).sort()).toEqual(['closed', 'paid']);
  });

  test(`${brand.name}: killed at the cashier and opened again, it goes on with the same order`, async ({
    page: killed,
    context,
    ledger,
    control,
  }) => {
    await openShelf(killed, brand);
    await payAgreeing(killed);
    await expectCashier(killed, amount);
    await killed.close();
    const page = await context.newPage();
    await openLater(page);
    await openShelf(page, brand);
    await expectOffered(page, brand.preselected);
    await page.getByRole('button', { name: '继续支付' }).click();
    await returnDialog(page).getByRole('button', { name: '重新支付' }).click();
    await expectCashier(page, amount);
    await inCashier(page, '确认支付');
    await expectPaid(page);
    ledger.expectCharge(amount);
    expect((await control.state()).orders).toHaveLength(1);
  });

  test(`${brand.name}: another package is another order, and a late payment of the first is given back`, async ({
    page,
    context,
    ledger,
    control,
  }) => {
    await openShelf(page, brand);
    await payAgreeing(page);
    await expectCashier(page, amount);
    const second = await context.newPage();
    await openLater(second);
    await openShelf(second, brand);
    await choose(packages(second), brand.other.name);
    await payAgreeing(second);
    await expectCashier(second, brand.other.amount);
    await inCashier(second, '确认支付');
    await expectPaid(second);
    ledger.expectCharge(brand.other.amount);
    await inCashier(page, '确认支付');
    await expect(result(page, '订单已退款')).toBeVisible();
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
    test('another tab says that it is being paid elsewhere', async ({
      page,
      context,
      ledger,
      control,
      expectAccessible,
    }) => {
      await openShelf(page, brand);
      await payAgreeing(page);
      await expectCashier(page, brand.preselected.amount, 'sheet');
      const second = await context.newPage();
      await openShelf(second, brand);
      await payAgreeing(second);
      await expect(notice(second, '正在另一页面支付')).toBeVisible();
      expect((await control.state()).orders).toHaveLength(1);
      await second.close();
      await inCashier(page, '确认支付', 'sheet');
      await expectPaid(page);
      await expectAccessible();
      ledger.expectCharge(brand.preselected.amount);
    });
  });
}
