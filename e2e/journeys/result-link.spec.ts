import { expect, test } from '../fixtures/test.ts';
import { BRANDS } from '../page-objects/brands.ts';
import { expectCashier, inCashier } from '../page-objects/cashier.ts';
import { expectFits } from '../page-objects/fits.ts';
import { layoutShift, watchLayoutShift } from '../page-objects/measure.ts';
import { expectPaid, result, resultBehind } from '../page-objects/result.ts';
import { openPackageList, payAgreeing } from '../page-objects/package-list.ts';
import { buy, openCashier } from '../page-objects/purchase.ts';

for (const brand of BRANDS) {
  test(`${brand.name}: the result has no token in its URL and fits, and a reload, an error or a way back keeps it`, async ({
    page,
    context,
    ledger,
    control,
    expectAccessible,
  }) => {
    await openPackageList(page, brand, '?um=spring-7');
    await buy(page, ledger, brand.preselected.amount);
    const [order] = (await control.state()).orders;
    const clean = `/${brand.result}/-/${order?.id}/spring-7/1`;

    await test.step('the token is removed from the URL and the history', async () => {
      await expect(page).toHaveURL(clean);
      const token = order?.result_token ?? '';
      expect(token).not.toBe('');
      const devtools = await context.newCDPSession(page);
      const { entries } = await devtools.send('Page.getNavigationHistory');
      const ours = entries.map(({ url }) => new URL(url).pathname);
      expect(ours.filter((path) => path.includes(token))).toEqual([]);
    });
    await test.step('nothing moves when the order arrives after the page', async () => {
      await watchLayoutShift(page);
      await control.faults({ match: brand.readCall, kind: 'delay', delay_ms: 400 });
      await page.reload();
      await expectPaid(page);
      expect(await layoutShift(page)).toEqual({ value: 0, what: [] });
      await control.clearFaults();
    });
    await test.step('fits from 320 to 430 px and at twice the text', () => expectFits(page));

    await test.step('a reload fails, and 重试 loads it', async () => {
      await control.faults({ match: brand.readCall, kind: 'status', status: 503 });
      await page.reload();
      await expect(page.getByRole('alert')).toContainText('服务开小差了，请稍后重试');
      await expectAccessible();
      await control.clearFaults();
      await page.getByRole('button', { name: '重试' }).click();
      await expectPaid(page);
      await expect(page).toHaveURL(clean);
    });

    await test.step('back to the cashier, which takes no second payment and links to the result', async () => {
      await page.goBack();
      await expect(page.getByText('这笔订单已经支付，不用再付')).toBeVisible();
      await page.getByRole('link', { name: '返回商家' }).click();
      await expectPaid(page);
    });

    await test.step('a wrong token shows no order and keeps the session', async () => {
      await page.goto(`/${brand.result}/rt_0000/${order?.id}/-/1`);
      // The answer may be wrong although the user has paid, so the page offers a retry first.
      await page.getByRole('button', { name: '重试' }).click();
      await expect(result(page, '订单不存在')).toBeVisible();
      await expect(page.getByText(String(brand.preselected.amount / 100))).toHaveCount(0);
      await expectAccessible();
      await openPackageList(page, brand);
      await payAgreeing(page);
      await expectCashier(page, brand.preselected.amount);
    });
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
