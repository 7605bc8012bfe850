import type { Page, Request } from '@playwright/test';
import { expect, test } from '../../stage/fixtures.ts';
import { MAIN } from '../../steps/brands.ts';
import { expectCashier, inCashier } from '../../steps/cashier.ts';
import { turnSight } from '../../steps/phone.ts';
import { expectPaid, returnDialog } from '../../steps/result.ts';
import { notice, openShelf, payAgreeing, payButton } from '../../steps/shelf.ts';
import {
  expectSheet,
  payUnsaid,
  sayInSheet,
  sheetAddress,
  swipeSheetAway,
} from '../../steps/wallet-sheet.ts';

const { amount } = MAIN.preselected;
const FAILED = '支付没有完成，请重试或换一种方式';

const isReading = (request: Request) =>
  request.method() === 'GET' && /\/web\/orders\/[^/]+$/.test(request.url());

async function toSheet(page: Page): Promise<void> {
  await openShelf(page, MAIN);
  await payAgreeing(page);
  await expectCashier(page, amount, 'sheet');
}

/** Keeps Alipay's bridge and its event back until the page is told. Call it before opening anything. */
async function holdBridge(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    let bridge: unknown;
    let isHeld = true;
    const hold = (event: Event) => isHeld && event.stopImmediatePropagation();
    document.addEventListener('AlipayJSBridgeReady', hold, true);
    Object.defineProperty(window, 'AlipayJSBridge', {
      get: () => (isHeld ? undefined : bridge),
      set: (value: unknown) => void (bridge = value),
    });
    document.addEventListener('bridge-let-go', () => {
      isHeld = false;
      document.dispatchEvent(new Event('AlipayJSBridgeReady'));
    });
  });
  return () => page.evaluate(() => void document.dispatchEvent(new Event('bridge-let-go')));
}

// The money was taken before Alipay said a word: whatever the word is, the server's counts.
for (const [environment, codes] of [
  ['alipay-ios', ['9000', '8000', '6004', '6002', '5000', '99', '7777']],
  ['alipay-android', ['9000', '6004']],
] as const) {
  test.describe(`in ${environment}`, () => {
    test.use({ environment });
    for (const code of codes) {
      test(`an order that is paid is shown as paid after ${code}`, async ({ page, ledger, control }) => {
        await toSheet(page);
        await payUnsaid(page);
        ledger.expectCharge(amount);
        await sayInSheet(page, code);
        await expectPaid(page);
        expect((await control.state()).orders).toHaveLength(1);
      });
    }
  });
}

test.describe('in Alipay', () => {
  test.use({ environment: 'alipay-ios' });

  for (const code of ['6002', '5000', '99', '7777']) {
    test(`after ${code} for an order that is not paid the buyer is asked, and pays the same order`, async ({
      page,
      ledger,
      control,
      expectAccessible,
    }) => {
      await toSheet(page);
      await sayInSheet(page, code);
      await expect(returnDialog(page)).toBeVisible();
      await expectAccessible();
      await returnDialog(page).getByRole('button', { name: '重新支付' }).click();
      await expectCashier(page, amount, 'sheet');
      await inCashier(page, '确认支付', 'sheet');
      await expectPaid(page);
      ledger.expectCharge(amount);
      expect((await control.state()).orders).toHaveLength(1);
    });
  }

  for (const code of ['8000', '6004', '9000']) {
    test(`after ${code} a payment that takes a while is waited for without a question`, async ({
      page,
      context,
      ledger,
      control,
    }) => {
      await toSheet(page);
      const trade = await sheetAddress(page);
      const asked = page.waitForResponse((response) => isReading(response.request()));
      await sayInSheet(page, code);
      await asked;
      await expectSheet(page, false);
      await expect(returnDialog(page)).toBeHidden();
      expect((await control.state()).charges).toEqual([]);
      const elsewhere = await context.newPage();
      await elsewhere.goto(trade);
      await inCashier(elsewhere, '不返回');
      await expectPaid(page);
      ledger.expectCharge(amount);
    });
  }

  for (const code of ['6001', '4000']) {
    test(`after ${code} for an order that was paid all the same, the page finds it paid by itself`, async ({
      page,
      ledger,
      control,
    }) => {
      await toSheet(page);
      await payUnsaid(page);
      ledger.expectCharge(amount);
      await sayInSheet(page, code);
      await expectPaid(page);
      expect((await control.state()).orders).toHaveLength(1);
    });
  }

  test('a wallet that never says a word leaves no spinner: back on the page the buyer is asked, and a late word changes nothing', async ({
    page,
    ledger,
    control,
  }) => {
    await page.clock.install();
    await toSheet(page);
    await turnSight(page, 'hidden');
    await swipeSheetAway(page);
    await turnSight(page, 'visible');
    await page.clock.fastForward(3_000);
    await expect(returnDialog(page)).toBeVisible();
    await sayInSheet(page, '6001');
    await expectSheet(page, false);
    await returnDialog(page).getByRole('button', { name: '重新支付' }).click();
    await expectCashier(page, amount, 'sheet');
    await inCashier(page, '确认支付', 'sheet');
    await expectPaid(page);
    ledger.expectCharge(amount);
    expect((await control.state()).orders).toHaveLength(1);
  });

  test('a silent wallet whose page is told by Alipay’s own word is asked about too', async ({
    page,
    ledger,
  }) => {
    await page.clock.install();
    await toSheet(page);
    await payUnsaid(page);
    ledger.expectCharge(amount);
    await page.evaluate(() => void document.dispatchEvent(new Event('resume')));
    await page.clock.fastForward(3_000);
    await expectPaid(page);
  });

  test('a bridge that comes after the tap is waited for', async ({ page, ledger }) => {
    const letGo = await holdBridge(page);
    await openShelf(page, MAIN);
    await payAgreeing(page);
    await expect(payButton(page)).toBeDisabled();
    await expectSheet(page, false);
    await letGo();
    await expectCashier(page, amount, 'sheet');
    await inCashier(page, '确认支付', 'sheet');
    await expectPaid(page);
    ledger.expectCharge(amount);
  });

  test('a bridge that never comes is told, and the order is kept for when it does', async ({
    page,
    ledger,
    control,
  }) => {
    const letGo = await holdBridge(page);
    await page.clock.install();
    await openShelf(page, MAIN);
    await payAgreeing(page);
    await expect(payButton(page)).toBeDisabled();
    await expect.poll(async () => (await control.state()).orders).toHaveLength(1);
    await page.clock.runFor(5_000);
    await expect(notice(page, FAILED)).toBeVisible();
    await letGo();
    await payButton(page).click();
    await expectCashier(page, amount, 'sheet');
    await inCashier(page, '确认支付', 'sheet');
    await expectPaid(page);
    ledger.expectCharge(amount);
    expect((await control.state()).orders).toHaveLength(1);
  });
});
