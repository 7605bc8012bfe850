import type { Page } from '@playwright/test';
import { expect, test } from '../../stage/fixtures.ts';
import { BRANDS, MAIN } from '../../steps/brands.ts';
import { expectCashier, inCashier } from '../../steps/cashier.ts';
import { expectPaid, returnDialog } from '../../steps/result.ts';
import { choose, openShelf, payAgreeing, payButton, ways } from '../../steps/shelf.ts';

/** What Alipay adds to a return address. */
const ADDED = ['method', 'out_trade_no', 'trade_no', 'seller_id', 'sign', 'app_id', 'total_amount'];

async function toAlipay(page: Page, fen: number): Promise<void> {
  await choose(ways(page), '支付宝');
  await payAgreeing(page);
  await expectCashier(page, fen);
}

for (const brand of BRANDS) {
  const { amount } = brand.preselected;

  test(`${brand.name}: what Alipay adds to the return address breaks neither the result nor its reload, and is in no event`, async ({
    page,
    ledger,
    control,
  }) => {
    await openShelf(page, brand, '?um=spring-7');
    await toAlipay(page, amount);
    await inCashier(page, '确认支付');
    await expectPaid(page);
    ledger.expectCharge(amount);
    const [order] = (await control.state()).orders;
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

  test(`${brand.name}: whoever gives up at Alipay comes to the result without a word of a return, and is asked`, async ({
    page,
    ledger,
    control,
  }) => {
    await openShelf(page, brand);
    await toAlipay(page, amount);
    await inCashier(page, '取消支付');
    await expect(returnDialog(page)).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
    await returnDialog(page).getByRole('button', { name: '重新支付' }).click();
    await expectCashier(page, amount);
    await inCashier(page, '确认支付');
    await expectPaid(page);
    ledger.expectCharge(amount);
    expect((await control.state()).orders).toHaveLength(1);
  });
}

for (const [shelf, fen] of [
  ['/youquanwechatpay', 12_800],
  ['/upgrade/base', null],
] as const) {
  test(`${shelf}: a result that is named in the query keeps its own fields among those of Alipay`, async ({
    page,
    ledger,
    control,
  }) => {
    await page.goto(shelf);
    await expect(payButton(page)).toBeEnabled();
    await choose(ways(page), '支付宝');
    await payAgreeing(page);
    await expect(page.getByRole('heading', { name: '收银台' })).toBeVisible();
    const [order] = (await control.state()).orders;
    const amount = fen ?? order?.amount ?? 0;
    await inCashier(page, '确认支付');
    ledger.expectCharge(amount);
    await expectPaid(page);
    const { pathname, searchParams } = new URL(page.url());
    expect(pathname).toBe('/upgrade/use');
    expect(searchParams.get('order')).toBe(order?.id);
    expect(searchParams.get('out_trade_no')).not.toBeNull();
    expect(searchParams.get('token')).toBe('-');
    await page.reload();
    await expectPaid(page);
  });
}

test('a query that somebody made up changes nothing', async ({ page, ledger, control }) => {
  const { amount } = MAIN.preselected;
  await openShelf(page, MAIN);
  await payAgreeing(page);
  await expectCashier(page, amount);
  const [order] = (await control.state()).orders;
  await page.goto(
    `/result/${order?.result_token}/${order?.id}/-/1?method=alipay.trade.wap.pay.return&trade_status=TRADE_SUCCESS&status=paid&token=rt_x&id=1&out_trade_no=%E0%A4%A&sign=a%`,
  );
  await expect(returnDialog(page)).toBeVisible();
  expect((await control.state()).charges).toEqual([]);
  ledger.check(await control.state());
});
