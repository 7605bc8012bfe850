import { HONEY } from '../page-objects/brands.ts';
import { expectCashier, inCashier } from '../page-objects/cashier.ts';
import { expectPaid, returnDialog } from '../page-objects/result.ts';
import { expectPaidWithoutPage, headline, LINES, rememberedOf } from './checks.ts';
import { signSlice } from './slices.ts';
import { corrupt } from './corrupt.ts';
import { expect, test } from './fixtures.ts';
import { openCashier } from '../page-objects/purchase.ts';

const LONG_MS = 120_000;

test.describe('with the cashier’s sheet over the page', () => {
  test.use({ environment: 'wechat-android' });
  test('nothing reloads automatically, and 重试 shows the result once its files are back', async ({
    page,
    context,
    sandbox,
    loads,
    versions,
    ledger,
  }) => {
    const { first, second, signer } = versions;
    await page.clock.install();
    await openCashier(page, HONEY, 'sheet');
    const atCashier = loads();
    const serial = second.slice.serial + 1;
    const body = JSON.stringify(signSlice({ ...second.slice, serial, live: first.slice.live }, signer));
    await context.route('**/registry/honey.json', (route) => route.fulfill({ body }));
    const heal = await corrupt(context, `${sandbox.places.releases}/r/honey/`, 'HTML');
    await page.clock.fastForward(LONG_MS);
    await expectCashier(page, HONEY.preselected.amount, 'sheet');
    expect(loads()).toBe(atCashier);
    expect(await rememberedOf(page)).not.toHaveProperty('slice');
    await inCashier(page, '确认支付', 'sheet');
    ledger.expectCharge(HONEY.preselected.amount);
    // No payment is in progress any more; the result page fails to load.
    await expectPaidWithoutPage(page);
    expect(loads()).toBeLessThanOrEqual(atCashier + 2);
    heal();
    await page.getByRole('button', { name: '重试' }).click();
    await expectPaid(page);
  });
});

test('nothing reloads automatically while the return dialog is open', async ({
  page,
  context,
  sandbox,
  loads,
}) => {
  await page.clock.install();
  await openCashier(page, HONEY);
  await inCashier(page, '取消支付');
  await expect(returnDialog(page).getByRole('button', { name: '已完成支付' })).toBeVisible();
  const before = loads();
  await corrupt(context, `${sandbox.places.releases}/r/`, 'HTML');
  await page.clock.fastForward(LONG_MS);
  await expect(returnDialog(page)).toBeVisible();
  expect(loads()).toBe(before);
});

test('a purchase page that fails during a payment does not reload, and links to the result', async ({
  page,
  context,
  loads,
  versions,
}) => {
  await openCashier(page, HONEY);
  const before = loads();
  await corrupt(context, versions.address(versions.second.version, versions.files.entry), 'one flipped byte');
  await page.goto(HONEY.path);
  await expect(page.getByRole('link', { name: '查看支付结果' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('款项不受影响，可查看支付结果');
  expect(loads()).toBe(before + 1);
  await page.getByRole('button', { name: '重试' }).click();
  await expect(headline(page, LINES.first)).toBeVisible();
  expect(loads()).toBe(before + 2);
});
