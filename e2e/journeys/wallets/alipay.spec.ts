import type { Page, Request } from '@playwright/test';
import type { Ledger } from '../../fixtures/ledger.ts';
import { expect, test } from '../../fixtures/test.ts';
import { MAIN } from '../../page-objects/brands.ts';
import { expectCashier, inCashier } from '../../page-objects/cashier.ts';
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
const FAILED = '支付未完成，请重试或更换支付方式';

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

test.use({ environment: 'alipay-ios' });

/** The sheet pays without an answer; then it answers with a code. */
async function payThenAnswer(page: Page, ledger: Ledger, code: string): Promise<void> {
  await expectCashier(page, amount, 'sheet');
  await payWithoutAnswer(page);
  ledger.expectCharge(amount);
  await postFromSheet(page, code);
  await expectPaid(page);
}

test.afterEach(async ({ control }) => {
  expect((await control.state()).orders, 'one order, however often it is paid').toHaveLength(1);
});

test('after an answer that says nothing the server is asked: the return dialog opens, or the payment is shown', async ({
  page,
  ledger,
  expectAccessible,
}) => {
  await openCashier(page, MAIN, 'sheet');
  for (const code of ['6002', '7777']) {
    await test.step(code, async () => {
      await postFromSheet(page, code);
      await expect(returnDialog(page)).toBeVisible();
      if (code === '6002') await expectAccessible();
      await returnDialog(page).getByRole('button', { name: '重新支付' }).click();
      await expectCashier(page, amount, 'sheet');
    });
  }
  await payThenAnswer(page, ledger, '6002');
});

test('after a cancel or a failure a message is shown, and a payment made before that answer still counts', async ({
  page,
  ledger,
}) => {
  await openCashier(page, MAIN, 'sheet');
  for (const [choice, text] of [
    ['取消支付', '支付已取消，订单已为你保留'],
    ['支付失败', FAILED],
  ] as const) {
    await inCashier(page, choice, 'sheet');
    await expect(notice(page, text)).toBeVisible();
    await payButton(page).click();
    await expectCashier(page, amount, 'sheet');
  }
  await payThenAnswer(page, ledger, '6001');
});

for (const [environment, code] of [
  ['alipay-ios', '8000'],
  ['alipay-android', '9000'],
] as const) {
  test.describe(`in ${environment}`, () => {
    test.use({ environment });
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
  });
}

test('without an answer the return dialog opens, a delayed answer changes nothing, and Alipay’s resume event shows the payment', async ({
  page,
  ledger,
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
  await expectCashier(page, amount, 'sheet');
  await payWithoutAnswer(page);
  ledger.expectCharge(amount);
  await page.evaluate(() => void document.dispatchEvent(new Event('resume')));
  await page.clock.fastForward(3_000);
  await expectPaid(page);
});

test('a missing bridge shows an error, and one that is injected after the tap is awaited', async ({
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
  await payButton(page).click();
  await expect(payButton(page)).toBeDisabled();
  await expectSheet(page, false);
  await letGo();
  await payInCashier(page, ledger, amount, 'sheet');
});
