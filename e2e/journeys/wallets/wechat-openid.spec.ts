import { expect, test } from '../../fixtures/test.ts';
import { BRANDS, MAIN } from '../../page-objects/brands.ts';
import { expectCashier, inCashier } from '../../page-objects/cashier.ts';
import { expectOffered } from '../../page-objects/money.ts';
import { expectPaid, returnDialog } from '../../page-objects/result.ts';
import {
  notice,
  openLater,
  openPackageList,
  payAgreeing,
  payButton,
  tickConsent,
} from '../../page-objects/package-list.ts';
import { expectFreshCodes, watchCodes } from '../../page-objects/wechat.ts';
import { buy, payInCashier, openCashier } from '../../page-objects/purchase.ts';

const AUTHORIZE = 'GET /cashier/authorize';
const { amount } = MAIN.preselected;

test.use({ environment: 'wechat-android' });

for (const brand of BRANDS) {
  test(`${brand.name}: the OpenID is requested at the tap and not before, and leaves nothing in the URL`, async ({
    page,
    control,
    ledger,
  }) => {
    const codes = watchCodes(page);
    const asked: URL[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/cashier/authorize')) asked.push(new URL(request.url()));
    });
    await openPackageList(page, brand, '?um=menu');
    expect(asked).toEqual([]);
    const here = page.url();
    await payAgreeing(page);
    await expectCashier(page, brand.preselected.amount, 'sheet');
    expect(asked).toHaveLength(1);
    expect(asked[0]?.searchParams.get('redirect_uri')).toBe(here);
    expect(page.url()).toBe(here);
    await inCashier(page, '确认支付', 'sheet');
    await expectPaid(page);
    ledger.expectCharge(brand.preselected.amount);
    expectFreshCodes(codes, 1);
    const { orders } = await control.state();
    expect(orders.map(({ um, openid }) => [um, openid])).toEqual([
      ['menu', expect.stringMatching(/^o5a4d8_/)],
    ]);
  });
}

test('after a cancel the same order is paid with a new code, and the consent is kept', async ({
  page,
  control,
  ledger,
}) => {
  const codes = watchCodes(page);
  await openPackageList(page, MAIN);
  await payAgreeing(page);
  await inCashier(page, '取消支付', 'sheet');
  await expect(notice(page, '支付已取消，订单还在，可以接着付')).toBeVisible();
  await payButton(page).click();
  await payInCashier(page, ledger, amount, 'sheet');
  expectFreshCodes(codes, 2);
  expect((await control.state()).orders).toHaveLength(1);
});

test('a reload with the wallet open reuses no code', async ({ page, control, ledger }) => {
  const codes = watchCodes(page);
  await openCashier(page, MAIN, 'sheet');
  await page.reload();
  await expectOffered(page, MAIN.preselected);
  expectFreshCodes(codes, 1);
  await page.getByRole('button', { name: '继续支付' }).click();
  await returnDialog(page).getByRole('button', { name: '重新支付' }).click();
  await payInCashier(page, ledger, amount, 'sheet');
  expectFreshCodes(codes, 2);
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

test('back to the page with the consent sheet pays nothing and offers to resume', async ({
  page,
  control,
}) => {
  const codes = watchCodes(page);
  await openCashier(page, MAIN, 'sheet');
  await page.goBack();
  await expectOffered(page, MAIN.preselected);
  await expect(page.locator('iframe[title="收银台"]')).toHaveCount(0);
  expectFreshCodes(codes, 1);
  expect((await control.state()).orders).toHaveLength(1);
});

for (const { fault, name } of [
  { fault: 'denied', name: 'gives no code' },
  { fault: 'wrong_state', name: 'returns with a foreign state' },
] as const) {
  test(`WeChat ${name}: nothing is ordered, a message is shown, and the next tap resumes the purchase`, async ({
    page,
    control,
    ledger,
    expectAccessible,
  }) => {
    const codes = watchCodes(page);
    await control.faults({ match: AUTHORIZE, kind: fault, times: 1 });
    await openPackageList(page, MAIN);
    await payAgreeing(page);
    await expect(notice(page, '微信授权没有完成，请再试一次')).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    expect(codes).toEqual([]);
    expect((await control.state()).orders).toEqual([]);
    // Not half behind the pay bar, where it cannot be tapped.
    await page
      .getByRole('button', { name: '复制链接' })
      .evaluate((button) => button.scrollIntoView({ block: 'center' }));
    await expectAccessible();
    await page.getByRole('button', { name: '继续支付' }).click();
    await payInCashier(page, ledger, amount, 'sheet');
    expectFreshCodes(codes, 1);
  });
}

test('a foreign code in a link is dropped and never used', async ({ page, ledger }) => {
  const codes = watchCodes(page);
  await page.goto('/?code=0123456789abcdef0123456789abcdef&state=theirs');
  await expect(page).toHaveURL(/\/$/);
  await buy(page, ledger, amount, 'sheet');
  expectFreshCodes(codes, 1);
  expect(codes).not.toContain('0123456789abcdef0123456789abcdef');
});

test('an expired code is requested again automatically', async ({ page, control, ledger }) => {
  const codes = watchCodes(page);
  let isFirst = true;
  await page.route(/\/orders$/, async (route) => {
    if (isFirst) await control.clock(6 * 60_000);
    isFirst = false;
    await route.continue();
  });
  await openPackageList(page, MAIN);
  await buy(page, ledger, amount, 'sheet');
  expectFreshCodes(codes, 2);
  expect((await control.state()).orders).toHaveLength(1);
});

test('an error is shown after the second refused code', async ({ page, control }) => {
  const codes = watchCodes(page);
  let offset = 0;
  await page.route(/\/orders$/, async (route) => {
    offset += 6 * 60_000;
    await control.clock(offset);
    await route.continue();
  });
  await openPackageList(page, MAIN);
  await payAgreeing(page);
  await expect(page.getByRole('alert')).toContainText('微信授权已过期，请再试一次');
  expectFreshCodes(codes, 2);
  expect((await control.state()).orders).toEqual([]);
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

test('two tabs that pay place one order', async ({ page, context, control, ledger }) => {
  const second = await context.newPage();
  await openPackageList(page, MAIN);
  await openPackageList(second, MAIN);
  await payAgreeing(page);
  await payAgreeing(second);
  await expectCashier(page, amount, 'sheet');
  await expect(notice(second, '正在另一页面支付')).toBeVisible();
  await inCashier(page, '确认支付', 'sheet');
  await expectPaid(page);
  ledger.expectCharge(amount);
  expect((await control.state()).orders).toHaveLength(1);
});

for (const brand of BRANDS) {
  test(`${brand.name}: 重新支付 on the result page requests a new code and pays the same order`, async ({
    page,
    control,
    ledger,
  }) => {
    const codes = watchCodes(page);
    await openPackageList(page, brand);
    await payAgreeing(page);
    await inCashier(page, '取消支付', 'sheet');
    const [order] = (await control.state()).orders;
    await page.goto(`/${brand.result}/${order?.result_token}/${order?.id}/-/${order?.package.level}`);
    await returnDialog(page).getByRole('button', { name: '重新支付' }).click();
    await expectCashier(page, brand.preselected.amount, 'sheet');
    await expect(page).toHaveURL(new RegExp(`/${brand.result}/-/${order?.id}/-/`));
    await inCashier(page, '确认支付', 'sheet');
    await expectPaid(page);
    ledger.expectCharge(brand.preselected.amount);
    expectFreshCodes(codes, 2);
    expect((await control.state()).orders).toHaveLength(1);
  });
}

test.describe('outside WeChat', () => {
  test.use({ environment: 'browser' });
  test('there is no redirect, and the order has no code', async ({ page, ledger }) => {
    const codes = watchCodes(page);
    await openPackageList(page, MAIN);
    await buy(page, ledger, amount);
    expect(codes).toEqual([undefined]);
  });
});
