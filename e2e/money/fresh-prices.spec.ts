import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { expectRepriced, priceDialog } from '../page-objects/money.ts';
import { expectAmount, payButton, tickConsent } from '../page-objects/package-list.ts';
import { payInCashier } from '../page-objects/purchase.ts';
import { delayCalls } from '../page-objects/storage.ts';
import { BASE, CREDITED } from '../page-objects/purchase-pages.ts';
import { MEMBER } from '../fixtures/users.ts';
import { setVisibility } from '../page-objects/visibility.ts';

const MINUTE = 60_000;
const DAYS = 75 * 60 * MINUTE;

test.use({ account: MEMBER });

/** The page was hidden for a while. */
async function lookAgain(page: Page, meanwhile: () => Promise<void>): Promise<void> {
  await setVisibility(page, 'hidden');
  await meanwhile();
  await setVisibility(page, 'visible');
}

/** The same, and a tap on pay while the prices are reloaded. */
async function payDuringReload(page: Page, meanwhile: () => Promise<void>): Promise<void> {
  const list = await delayCalls(page, /packages\/wechat/);
  await lookAgain(page, meanwhile);
  await expect.poll(list.waiting).toBeGreaterThan(0);
  await payButton(page).click();
  await list.release();
}

test('a page that becomes visible again shows current prices, and pays no other ones', async ({
  page,
  control,
  ledger,
}) => {
  // The credit decreases with the days.
  const [later, latest] = [CREDITED + 200, CREDITED + 300];
  await page.goto(BASE.path);
  await expectAmount(page, CREDITED);
  await tickConsent(page);
  await lookAgain(page, () => control.clock(DAYS));
  await expectAmount(page, later);
  await test.step('a tap while another price is loading pays nothing without another tap', async () => {
    await payDuringReload(page, () => control.clock(2 * DAYS));
    await expectRepriced(page, later, latest);
    expect((await control.state()).orders).toEqual([]);
    await priceDialog(page).getByRole('button', { name: '暂不支付' }).click();
  });
  await test.step('a tap while the same price is loading pays once it has arrived', async () => {
    await expect(priceDialog(page)).toHaveCount(0);
    await payDuringReload(page, async () => expect((await control.state()).orders).toEqual([]));
    await payInCashier(page, ledger, latest);
  });
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
