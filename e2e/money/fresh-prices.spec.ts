import { expect, test } from '../stage/fixtures.ts';
import { expectCashier } from '../steps/cashier.ts';
import { expectRepriced } from '../steps/money.ts';
import { turnSight } from '../steps/phone.ts';
import { expectAmount, payButton, tickConsent } from '../steps/shelf.ts';
import { payInCashier } from '../steps/shop-journeys.ts';
import { holdCalls } from '../steps/storage.ts';
import { BASE, CREDITED, MEMBER } from '../steps/upgrades.ts';

const MINUTE = 60_000;
const DAYS = 75 * 60 * MINUTE;
/** The credit shrinks with the days. */
const LATER = CREDITED + 200;

test.use({ account: MEMBER });

test('who comes back to the page finds the prices of now', async ({ page, control, ledger }) => {
  await page.goto(BASE.shelf);
  await expectAmount(page, CREDITED);
  await turnSight(page, 'hidden');
  await control.clock(DAYS);
  await turnSight(page, 'visible');
  await expectAmount(page, LATER);
  await tickConsent(page);
  await payButton(page).click();
  await payInCashier(page, ledger, LATER);
});

test('who taps while the prices are asked for again pays when they are the same, and only then', async ({
  page,
  control,
}) => {
  await page.goto(BASE.shelf);
  await expectAmount(page, CREDITED);
  await tickConsent(page);
  const list = await holdCalls(page, /packages\/wechat/);
  await turnSight(page, 'hidden');
  await turnSight(page, 'visible');
  await expect.poll(list.held).toBeGreaterThan(0);
  await payButton(page).click();
  expect((await control.state()).orders).toEqual([]);
  await list.letGo();
  await expectCashier(page, CREDITED);
});

test('who taps while another price is on its way pays nothing without another tap', async ({
  page,
  control,
}) => {
  await page.goto(BASE.shelf);
  await expectAmount(page, CREDITED);
  await tickConsent(page);
  const list = await holdCalls(page, /packages\/wechat/);
  await turnSight(page, 'hidden');
  await control.clock(DAYS);
  await turnSight(page, 'visible');
  await expect.poll(list.held).toBeGreaterThan(0);
  await payButton(page).click();
  await list.letGo();
  await expectRepriced(page, CREDITED, LATER);
  expect((await control.state()).orders).toEqual([]);
});

test('after ten minutes a tap asks for the prices first, and one tap is enough where they are the same', async ({
  page,
  ledger,
}) => {
  await page.clock.install();
  await page.goto(BASE.shelf);
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
