import type { Page, Request } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { MAIN } from '../../page-objects/brands.ts';
import { inCashier } from '../../page-objects/cashier.ts';
import { expectPaid, returnDialog } from '../../page-objects/result.ts';
import { notice, openPackageList, payAgreeing, payButton } from '../../page-objects/package-list.ts';
import {
  expectSheet,
  payWithoutAnswer,
  postFromSheet,
  sheetAddress,
  swipeSheetAway,
} from '../../page-objects/wallet-sheet.ts';
import { payInCashier, openCashier } from '../../page-objects/purchase.ts';
import { setVisibility } from '../../page-objects/visibility.ts';

const { amount } = MAIN.preselected;
const FAILED = '支付没有完成，请重试或换一种方式';

const isReading = (request: Request) =>
  request.method() === 'GET' && /\/web\/orders\/[^/]+$/.test(request.url());

/** Holds back Alipay's bridge and its event. Call it before the page is opened; the returned function releases them. */
async function holdBridge(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    let bridge: unknown;
    let isHeldBack = true;
    const block = (event: Event) => isHeldBack && event.stopImmediatePropagation();
    document.addEventListener('AlipayJSBridgeReady', block, true);
    Object.defineProperty(window, 'AlipayJSBridge', {
      get: () => (isHeldBack ? undefined : bridge),
      set: (value: unknown) => void (bridge = value),
    });
    document.addEventListener('bridge-let-go', () => {
      isHeldBack = false;
      document.dispatchEvent(new Event('AlipayJSBridgeReady'));
    });
  });
  return () => page.evaluate(() => void document.dispatchEvent(new Event('bridge-let-go')));
}

// The payment precedes Alipay's answer: whatever the answer, the server's status counts.
for (const [environment, codes] of [
  ['alipay-ios', ['9000', '8000', '6004', '6002', '5000', '99', '7777']],
  ['alipay-android', ['9000', '6004']],
] as const) {
  test.describe(`in ${environment}`, () => {
    test.use({ environment });
    for (const code of codes) {
      test(`an order that is paid is shown as paid after ${code}`, async ({ page, ledger, control }) => {
        await openCashier(page, MAIN, 'sheet');
        await payWithoutAnswer(page);
        ledger.expectCharge(amount);
        await postFromSheet(page, code);
        await expectPaid(page);
        expect((await control.state()).orders).toHaveLength(1);
      });
    }
  });
}

test.describe('in Alipay', () => {
  test.use({ environment: 'alipay-ios' });

  for (const code of ['6002', '5000', '99', '7777']) {
    test(`after ${code} for an unpaid order the return dialog opens, and the same order can be paid`, async ({
      page,
      ledger,
      control,
      expectAccessible,
    }) => {
      await openCashier(page, MAIN, 'sheet');
      await postFromSheet(page, code);
      await expect(returnDialog(page)).toBeVisible();
      await expectAccessible();
      await returnDialog(page).getByRole('button', { name: '重新支付' }).click();
      await payInCashier(page, ledger, amount, 'sheet');
      expect((await control.state()).orders).toHaveLength(1);
    });
  }

  for (const code of ['8000', '6004', '9000']) {
    test(`after ${code} a slow payment is awaited without a dialog`, async ({
      page,
      context,
      ledger,
      control,
    }) => {
      await openCashier(page, MAIN, 'sheet');
      const trade = await sheetAddress(page);
      const asked = page.waitForResponse((response) => isReading(response.request()));
      await postFromSheet(page, code);
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
    test(`after ${code} for a paid order the page still shows the payment`, async ({
      page,
      ledger,
      control,
    }) => {
      await openCashier(page, MAIN, 'sheet');
      await payWithoutAnswer(page);
      ledger.expectCharge(amount);
      await postFromSheet(page, code);
      await expectPaid(page);
      expect((await control.state()).orders).toHaveLength(1);
    });
  }

  test('a wallet that never answers leaves no spinner: the return dialog opens on the page, and a delayed answer changes nothing', async ({
    page,
    ledger,
    control,
  }) => {
    await page.clock.install();
    await openCashier(page, MAIN, 'sheet');
    await setVisibility(page, 'hidden');
    await swipeSheetAway(page);
    await setVisibility(page, 'visible');
    await page.clock.fastForward(3_000);
    await expect(returnDialog(page)).toBeVisible();
    await postFromSheet(page, '6001');
    await expectSheet(page, false);
    await returnDialog(page).getByRole('button', { name: '重新支付' }).click();
    await payInCashier(page, ledger, amount, 'sheet');
    expect((await control.state()).orders).toHaveLength(1);
  });

  test('without an answer, Alipay’s own resume event makes the page check the payment', async ({
    page,
    ledger,
  }) => {
    await page.clock.install();
    await openCashier(page, MAIN, 'sheet');
    await payWithoutAnswer(page);
    ledger.expectCharge(amount);
    await page.evaluate(() => void document.dispatchEvent(new Event('resume')));
    await page.clock.fastForward(3_000);
    await expectPaid(page);
  });

  test('a bridge that is injected after the tap is awaited', async ({ page, ledger }) => {
    const letGo = await holdBridge(page);
    await openPackageList(page, MAIN);
    await payAgreeing(page);
    await expect(payButton(page)).toBeDisabled();
    await expectSheet(page, false);
    await letGo();
    await payInCashier(page, ledger, amount, 'sheet');
  });

  test('a missing bridge shows an error, and the order is kept until it is there', async ({
    page,
    ledger,
    control,
  }) => {
    const letGo = await holdBridge(page);
    await page.clock.install();
    await openPackageList(page, MAIN);
    await payAgreeing(page);
    await expect(payButton(page)).toBeDisabled();
    await expect.poll(async () => (await control.state()).orders).toHaveLength(1);
    await page.clock.runFor(5_000);
    await expect(notice(page, FAILED)).toBeVisible();
    await letGo();
    await payButton(page).click();
    await payInCashier(page, ledger, amount, 'sheet');
    expect((await control.state()).orders).toHaveLength(1);
  });
});
