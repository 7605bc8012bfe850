import { expect, test } from '../../fixtures/test.ts';
import { BRANDS, MAIN } from '../../page-objects/brands.ts';
import { expectCashier, inCashier } from '../../page-objects/cashier.ts';
import { expectOffered } from '../../page-objects/money.ts';
import { returnDialog } from '../../page-objects/result.ts';
import {
  notice,
  openLater,
  openPackageList,
  payAgreeing,
  payButton,
  tickConsent,
} from '../../page-objects/package-list.ts';
import { expectSheet } from '../../page-objects/wallet-sheet.ts';
import { expectFreshCodes, watchCodes } from '../../page-objects/wechat.ts';
import { payInCashier, openCashier } from '../../page-objects/purchase.ts';

const AUTHORIZE = 'GET /cashier/authorize';
const { amount } = MAIN.preselected;
const FOREIGN = '0123456789abcdef0123456789abcdef';

test.use({ environment: 'wechat-android' });

for (const brand of BRANDS) {
  test(`${brand.name}: every payment requests a new OpenID code at its tap, and a foreign code is never used`, async ({
    page,
    control,
    ledger,
  }) => {
    const { amount } = brand.preselected;
    const codes = watchCodes(page);
    const asked: URL[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/cashier/authorize')) asked.push(new URL(request.url()));
    });
    await openPackageList(page, brand, `?um=menu&code=${FOREIGN}&state=theirs`);
    await expect(page).toHaveURL(`${brand.path}?um=menu`);
    expect(asked).toEqual([]);
    const here = page.url();
    await payAgreeing(page);
    await expectCashier(page, amount, 'sheet');
    expect(asked).toHaveLength(1);
    expect(asked[0]?.searchParams.get('redirect_uri')).toBe(here);
    expect(page.url()).toBe(here);

    await test.step('after a cancel', async () => {
      await inCashier(page, '取消支付', 'sheet');
      await expect(notice(page, '支付已取消，订单已为你保留')).toBeVisible();
      await payButton(page).click();
      await expectCashier(page, amount, 'sheet');
      expectFreshCodes(codes, 2);
    });
    await test.step('重新支付 on the result page', async () => {
      await inCashier(page, '取消支付', 'sheet');
      const [order] = (await control.state()).orders;
      await page.goto(`/${brand.result}/${order?.result_token}/${order?.id}/-/${order?.package.level}`);
      await returnDialog(page).getByRole('button', { name: '重新支付' }).click();
      await expectCashier(page, amount, 'sheet');
      await expect(page).toHaveURL(new RegExp(`/${brand.result}/-/${order?.id}/-/`));
    });
    await payInCashier(page, ledger, amount, 'sheet');
    expectFreshCodes(codes, 3);
    expect(codes).not.toContain(FOREIGN);
    const { orders } = await control.state();
    expect(orders.map(({ um, openid }) => [um, openid])).toEqual([
      ['menu', expect.stringMatching(/^o5a4d8_/)],
    ]);
  });
}

test('with the wallet open, neither back nor a reload reuses the code, and the purchase can be resumed', async ({
  page,
  control,
  ledger,
}) => {
  const codes = watchCodes(page);
  await openCashier(page, MAIN, 'sheet');
  // Back leads to the same page with the consent sheet.
  for (const [at, leave] of [() => page.goBack(), () => page.reload()].entries()) {
    await leave();
    await expectOffered(page, MAIN.preselected);
    await expectSheet(page, false);
    expectFreshCodes(codes, at + 1);
    await page.getByRole('button', { name: '继续支付' }).click();
    await returnDialog(page).getByRole('button', { name: '重新支付' }).click();
    await expectCashier(page, amount, 'sheet');
  }
  await payInCashier(page, ledger, amount, 'sheet');
  expectFreshCodes(codes, 3);
  expect((await control.state()).orders).toHaveLength(1);
});

test('back from the page after the authorisation leads to the page before it', async ({ page }) => {
  await page.goto('/lxbpa');
  await openPackageList(page, MAIN);
  await tickConsent(page);
  await payButton(page).click();
  await expectCashier(page, amount, 'sheet');
  await page.goBack();
  await expect(page).toHaveURL(/\/lxbpa$/);
});

test('without a code, or with a foreign state, nothing is ordered, a message is shown, and the next tap resumes', async ({
  page,
  control,
  ledger,
  expectAccessible,
}) => {
  const codes = watchCodes(page);
  for (const fault of ['denied', 'wrong_state'] as const) {
    await test.step(fault, async () => {
      await control.faults({ match: AUTHORIZE, kind: fault, times: 1 });
      await openPackageList(page, MAIN);
      await payAgreeing(page);
      await expect(notice(page, '微信授权未完成，请重试')).toBeVisible();
      await expect(page).toHaveURL(/\/$/);
      expect(codes).toEqual([]);
      expect((await control.state()).orders).toEqual([]);
    });
  }
  // Not half behind the pay bar, where it cannot be tapped.
  await page
    .getByRole('button', { name: '复制链接' })
    .evaluate((button) => button.scrollIntoView({ block: 'center' }));
  await expectAccessible();
  await page.getByRole('button', { name: '继续支付' }).click();
  await payInCashier(page, ledger, amount, 'sheet');
  expectFreshCodes(codes, 1);
});

test('an expired code is requested again automatically, and an error is shown after the second refused code', async ({
  page,
  control,
  ledger,
}) => {
  const codes = watchCodes(page);
  let offset = 0;
  // The codes of the first tap expire, and the first one of the second tap.
  await page.route(/\/orders$/, async (route) => {
    offset += 6 * 60_000;
    if (codes.length <= 3) await control.clock(offset);
    await route.continue();
  });
  await openPackageList(page, MAIN);
  await payAgreeing(page);
  await expect(page.getByRole('alert')).toContainText('微信授权已过期，请再试一次');
  expectFreshCodes(codes, 2);
  expect((await control.state()).orders).toEqual([]);
  await payButton(page).click();
  await payInCashier(page, ledger, amount, 'sheet');
  expectFreshCodes(codes, 4);
  expect((await control.state()).orders).toHaveLength(1);
});

test('a page killed at the authorisation resumes the same purchase', async ({
  page: killed,
  context,
  control,
  ledger,
}) => {
  await control.faults({ match: AUTHORIZE, kind: 'offline' });
  await openPackageList(killed, MAIN);
  const lost = killed.waitForEvent('requestfailed', (request) =>
    request.url().includes('/cashier/authorize'),
  );
  await payAgreeing(killed);
  await lost;
  await killed.close();
  await control.clearFaults();
  const page = await context.newPage();
  await openLater(page);
  await openPackageList(page, MAIN);
  await expectOffered(page, MAIN.preselected);
  await page.getByRole('button', { name: '继续支付' }).click();
  await payInCashier(page, ledger, amount, 'sheet');
  expect((await control.state()).orders).toHaveLength(1);
});
