import { expect, test } from '../fixtures/test.ts';
import { expectCashier } from '../page-objects/cashier.ts';
import { expectRepriced } from '../page-objects/money.ts';
import { expectAmount, payButton, tickConsent } from '../page-objects/package-list.ts';
import { payInCashier } from '../page-objects/purchase.ts';
import { delayCalls } from '../page-objects/storage.ts';
import { BASE, CREDITED } from '../page-objects/purchase-pages.ts';
import { MEMBER } from '../fixtures/users.ts';
import { setVisibility } from '../page-objects/visibility.ts';

const MINUTE = 60_000;
const DAYS = 75 * 60 * MINUTE;
/** The credit decreases with the days. */
const LATER = CREDITED + 200;

test.use({ account: MEMBER });

test('a page that becomes visible again shows current prices', async ({ page, control, ledger }) => {
  await page.goto(BASE.path);
  await expectAmount(page, CREDITED);
  await setVisibility(page, 'hidden');
  await control.clock(DAYS);
  await setVisibility(page, 'visible');
  await expectAmount(page, LATER);
  await tickConsent(page);
  await payButton(page).click();
  await payInCashier(page, ledger, LATER);
});

test('a tap while prices are reloaded pays once they arrive unchanged', async ({ page, control }) => {
  await page.goto(BASE.path);
  await expectAmount(page, CREDITED);
  await tickConsent(page);
  const list = await delayCalls(page, /packages\/wechat/);
  await setVisibility(page, 'hidden');
  await setVisibility(page, 'visible');
  await expect.poll(list.waiting).toBeGreaterThan(0);
  await payButton(page).click();
  expect((await control.state()).orders).toEqual([]);
  await list.release();
  await expectCashier(page, CREDITED);
});

test('a tap while another price is loading pays nothing without another tap', async ({ page, control }) => {
  await page.goto(BASE.path);
  await expectAmount(page, CREDITED);
  await tickConsent(page);
  const list = await delayCalls(page, /packages\/wechat/);
  await setVisibility(page, 'hidden');
  await control.clock(DAYS);
  await setVisibility(page, 'visible');
  await expect.poll(list.waiting).toBeGreaterThan(0);
  await payButton(page).click();
  await list.release();
  await expectRepriced(page, CREDITED, LATER);
  expect((await control.state()).orders).toEqual([]);
});

test('after ten minutes a tap reloads the prices first, and one tap is enough if they are unchanged', async ({
  page,
  ledger,
}) => {
  await page.clock.install();
  await page.goto(BASE.path);
  await expectAmount(page, CREDITED);
  await tickConsent(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch' && request.url().includes('/vip/packages/'))
      calls.push(request.method());
  });
  await page.clock.fastForward(11 * MINUTE);
  await payButton(page).click();
  await payInCashier(page, ledger, CREDITED);
  expect(calls).toEqual(['GET', 'POST']);
});
