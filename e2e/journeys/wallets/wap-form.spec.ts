import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { BRANDS, MAIN } from '../../page-objects/brands.ts';
import { expectCashier, inCashier } from '../../page-objects/cashier.ts';
import { expectPaid, returnDialog } from '../../page-objects/result.ts';
import { choose, openPackageList, payAgreeing, paymentMethods } from '../../page-objects/package-list.ts';
import { payInCashier, openCashier } from '../../page-objects/purchase.ts';
import { YOUQUAN } from '../../page-objects/purchase-pages.ts';

/** Parameters that Alipay adds to a return URL. */
const ADDED = ['method', 'out_trade_no', 'trade_no', 'seller_id', 'sign', 'app_id', 'total_amount'];

async function toAlipay(page: Page, fen: number): Promise<void> {
  await choose(paymentMethods(page), '支付宝');
  await payAgreeing(page);
  await expectCashier(page, fen);
}

for (const brand of BRANDS) {
  const { amount } = brand.preselected;

  test(`${brand.name}: Alipay returns without parameters after a cancel, and those of a payment break neither the result nor a reload`, async ({
    page,
    ledger,
    control,
  }) => {
    await openPackageList(page, brand, '?um=spring-7');
    await toAlipay(page, amount);
    await inCashier(page, '取消支付');
    await expect(returnDialog(page)).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
    await returnDialog(page).getByRole('button', { name: '重新支付' }).click();
    await payInCashier(page, ledger, amount);
    const [order, ...others] = (await control.state()).orders;
    expect(others).toEqual([]);
    const shown = new URL(page.url());
    expect(shown.pathname).toBe(`/${brand.result}/-/${order?.id}/spring-7/1`);
    expect(shown.searchParams.get('method')).toBe('alipay.trade.wap.pay.return');
    for (const name of ADDED) expect(shown.searchParams.get(name)).not.toBeNull();
    expect(page.url()).not.toContain(order?.result_token ?? '?');

    await page.reload();
    await expectPaid(page);
    await page.goto('about:blank');
    await expect
      .poll(async () => (await control.state()).events.map(({ name, route }) => `${name} ${route}`))
      .toContain(`page_view ${brand.resultRoute.replace(/\{(\w+)\}/g, ':$1')}`);
    const text = JSON.stringify((await control.state()).events);
    for (const name of ADDED) {
      const value = shown.searchParams.get(name) ?? '';
      expect(text).not.toContain(`"${name}"`);
      expect(text).not.toContain(value);
    }
  });
}

test('a result in the query keeps its own parameters beside Alipay’s', async ({ page, ledger, control }) => {
  await openPackageList(page, YOUQUAN);
  await toAlipay(page, YOUQUAN.preselected.amount);
  const [order] = (await control.state()).orders;
  await payInCashier(page, ledger, YOUQUAN.preselected.amount);
  const { pathname, searchParams } = new URL(page.url());
  expect(pathname).toBe('/upgrade/use');
  expect(searchParams.get('order')).toBe(order?.id);
  expect(searchParams.get('out_trade_no')).not.toBeNull();
  expect(searchParams.get('token')).toBe('-');
  await page.reload();
  await expectPaid(page);
});

test('a forged query changes nothing', async ({ page, ledger, control }) => {
  await openCashier(page, MAIN);
  const [order] = (await control.state()).orders;
  await page.goto(
    `/result/${order?.result_token}/${order?.id}/-/1?method=alipay.trade.wap.pay.return&trade_status=TRADE_SUCCESS&status=paid&token=rt_x&id=1&out_trade_no=%E0%A4%A&sign=a%`,
  );
  await expect(returnDialog(page)).toBeVisible();
  expect((await control.state()).charges).toEqual([]);
  ledger.check(await control.state());
});
