import { expect, test } from '../fixtures/test.ts';
import { BRANDS } from '../page-objects/brands.ts';
import { expectCashier, inCashier } from '../page-objects/cashier.ts';
import { expectPaid, result, resultBehind } from '../page-objects/result.ts';
import { expectPackageList, openPackageList, payAgreeing } from '../page-objects/package-list.ts';
import { buy, openCashier } from '../page-objects/purchase.ts';

for (const brand of BRANDS) {
  test(`${brand.name}: the result token is removed from the URL and the history, and a reload keeps the result`, async ({
    page,
    context,
    ledger,
    control,
  }) => {
    await openPackageList(page, brand, '?um=spring-7');
    await buy(page, ledger, brand.preselected.amount);

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

  test(`${brand.name}: a wrong result token shows no order and keeps the session`, async ({
    page,
    ledger,
    control,
    expectAccessible,
  }) => {
    await openPackageList(page, brand);
    await buy(page, ledger, brand.preselected.amount);
    const [order] = (await control.state()).orders;

    await page.goto(`/${brand.result}/rt_0000/${order?.id}/-/1`);
    // The answer may be wrong although the user has paid, so the page offers a retry first.
    await page.getByRole('button', { name: '重试' }).click();
    await expect(result(page, '订单不存在')).toBeVisible();
    await expect(page.getByText(String(brand.preselected.amount / 100))).toHaveCount(0);
    await expectAccessible();
    await openPackageList(page, brand);
    await expectPackageList(page, brand);
    await payAgreeing(page);
    await expectCashier(page, brand.preselected.amount);
  });

  test(`${brand.name}: a link of customer service opens the result on another phone`, async ({
    page,
    browser,
    ledger,
    control,
    sandbox,
  }) => {
    await openCashier(page, brand);
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
