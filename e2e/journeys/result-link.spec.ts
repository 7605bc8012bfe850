import { expect, test } from '../stage/fixtures.ts';
import { BRANDS } from '../steps/brands.ts';
import { expectCashier, inCashier } from '../steps/cashier.ts';
import { expectPaid, result, resultBehind } from '../steps/result.ts';
import { expectShelf, openShelf, payAgreeing } from '../steps/shelf.ts';

for (const brand of BRANDS) {
  test(`${brand.name}: the result token leaves the address and the history, and a reload keeps the result`, async ({
    page,
    context,
    ledger,
    control,
  }) => {
    await openShelf(page, brand, '?um=spring-7');
    await payAgreeing(page);
    await expectCashier(page, brand.preselected.amount);
    await inCashier(page, '确认支付');
    await expectPaid(page);
    ledger.expectCharge(brand.preselected.amount);

    const [order] = (await control.state()).orders;
    await expect(page).toHaveURL(`/${brand.result}/-/${order?.id}/spring-7/1`);
    const token = order?.result_token ?? '';
    expect(token).not.toBe('');
    const devtools = await context.newCDPSession(page);
    const { entries } = await devtools.send('Page.getNavigationHistory');
    const ours = entries.map(({ url }) => new URL(url).pathname);
    expect(ours.filter((path) => path.includes(token))).toEqual([]);

    await page.reload();
    await expectPaid(page);
    await expect(page).toHaveURL(`/${brand.result}/-/${order?.id}/spring-7/1`);
  });

  test(`${brand.name}: a wrong result token shows no order and leaves the session alone`, async ({
    page,
    ledger,
    control,
    expectAccessible,
  }) => {
    await openShelf(page, brand);
    await payAgreeing(page);
    await expectCashier(page, brand.preselected.amount);
    await inCashier(page, '确认支付');
    await expectPaid(page);
    ledger.expectCharge(brand.preselected.amount);
    const [order] = (await control.state()).orders;

    await page.goto(`/${brand.result}/rt_0000/${order?.id}/-/1`);
    // The answer may be wrong, and the buyer has paid: it is asked once more before the page says that.
    await page.getByRole('button', { name: '重试' }).click();
    await expect(result(page, '订单不存在')).toBeVisible();
    await expect(page.getByText(String(brand.preselected.amount / 100))).toHaveCount(0);
    await expectAccessible();
    await openShelf(page, brand);
    await expectShelf(page, brand);
    await payAgreeing(page);
    await expectCashier(page, brand.preselected.amount);
  });

  test(`${brand.name}: a link of customer service opens the result on a phone that knows nothing`, async ({
    page,
    browser,
    ledger,
    control,
    sandbox,
  }) => {
    await openShelf(page, brand);
    await payAgreeing(page);
    await expectCashier(page, brand.preselected.amount);
    const [order] = (await control.state()).orders;
    const stranger = await browser.newPage({
      baseURL: sandbox.places.site,
      storageState: { cookies: [], origins: [] },
    });
    await stranger.goto(`/${brand.result}/${order?.result_token}/${order?.id}/-/1`);
    await expect(resultBehind(stranger)).toBeVisible();
    await inCashier(page, '确认支付');
    await expectPaid(page);
    ledger.expectCharge(brand.preselected.amount);
    await expectPaid(stranger);
    await stranger.close();
  });
}
