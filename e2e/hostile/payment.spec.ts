import { HONEY } from '../steps/brands.ts';
import { expectCashier, inCashier } from '../steps/cashier.ts';
import { expectPaid, returnDialog } from '../steps/result.ts';
import { openShelf, payAgreeing } from '../steps/shelf.ts';
import { countLoads, expectPaidWithoutPage, headline, LINES, rememberedOf } from './checks.ts';
import { signSlice } from './slices.ts';
import { spoil } from './spoil.ts';
import { expect, test } from './stage.ts';

const LONG_MS = 120_000;

test.describe('with the cashier’s sheet over the page', () => {
  test.use({ environment: 'wechat-android' });
  test('nothing reloads by itself, and 重试 finds the result once its page is back', async ({
    page,
    context,
    sandbox,
    versions,
    ledger,
  }) => {
    const { first, second, signer } = versions;
    const loads = countLoads(page, sandbox.places.site);
    await page.clock.install();
    await openShelf(page, HONEY);
    await payAgreeing(page);
    await expectCashier(page, HONEY.preselected.amount, 'sheet');
    const atCashier = loads();
    const serial = second.slice.serial + 1;
    const body = JSON.stringify(signSlice({ ...second.slice, serial, live: first.slice.live }, signer));
    await context.route('**/registry/honey.json', (route) => route.fulfill({ body }));
    const heal = await spoil(context, `${sandbox.places.releases}/r/honey/`, 'HTML');
    await page.clock.fastForward(LONG_MS);
    await expectCashier(page, HONEY.preselected.amount, 'sheet');
    expect(loads()).toBe(atCashier);
    expect(await rememberedOf(page)).not.toHaveProperty('slice');
    await inCashier(page, '确认支付', 'sheet');
    ledger.expectCharge(HONEY.preselected.amount);
    // Nothing is under way any more, and the result's own page is what does not come.
    await expectPaidWithoutPage(page);
    expect(loads()).toBeLessThanOrEqual(atCashier + 2);
    heal();
    await page.getByRole('button', { name: '重试' }).click();
    await expectPaid(page);
  });
});

test('with the question after the cashier open, nothing reloads by itself', async ({
  page,
  context,
  sandbox,
}) => {
  const loads = countLoads(page, sandbox.places.site);
  await page.clock.install();
  await openShelf(page, HONEY);
  await payAgreeing(page);
  await expectCashier(page, HONEY.preselected.amount);
  await inCashier(page, '取消支付');
  await expect(returnDialog(page).getByRole('button', { name: '已完成支付' })).toBeVisible();
  const before = loads();
  await spoil(context, `${sandbox.places.releases}/r/`, 'HTML');
  await page.clock.fastForward(LONG_MS);
  await expect(returnDialog(page)).toBeVisible();
  expect(loads()).toBe(before);
});

test('a purchase page that breaks while a payment is open does not reload, and shows the way to its result', async ({
  page,
  context,
  sandbox,
  versions,
}) => {
  await openShelf(page, HONEY);
  await payAgreeing(page);
  await expectCashier(page, HONEY.preselected.amount);
  const loads = countLoads(page, sandbox.places.site);
  await spoil(context, versions.address(versions.second.version, versions.files.entry), 'one flipped byte');
  await page.goto(HONEY.shelf);
  await expect(page.getByRole('link', { name: '查看支付结果' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('付款不受影响，可以查看支付结果。');
  expect(loads()).toBe(1);
  await page.getByRole('button', { name: '重试' }).click();
  await expect(headline(page, LINES.first)).toBeVisible();
  expect(loads()).toBe(2);
});
