import type { Page } from '@playwright/test';
import { expect, test } from '../../stage/fixtures.ts';
import { MAIN } from '../../steps/brands.ts';
import { expectCashier, inCashier } from '../../steps/cashier.ts';
import { expectOffered } from '../../steps/money.ts';
import { turnSight } from '../../steps/phone.ts';
import { expectPaid, returnDialog } from '../../steps/result.ts';
import { notice, openShelf, payAgreeing, payButton } from '../../steps/shelf.ts';
import { expectSheet, payUnsaid, sayInSheet, swipeSheetAway } from '../../steps/wallet-sheet.ts';

const { amount } = MAIN.preselected;

async function toSheet(page: Page): Promise<void> {
  await openShelf(page, MAIN);
  await payAgreeing(page);
  await expectCashier(page, amount, 'sheet');
}

for (const [environment, protocol] of [
  ['ios-app', 'WVJB'],
  ['android-app', 'JsBridge'],
] as const) {
  test.describe(`the app’s own cashier over ${protocol}`, () => {
    test.use({ environment });

    // Whatever happens below: the page never leaves for another cashier, and there is one order.
    let left: string[] = [];
    test.beforeEach(({ page }) => {
      left = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (/^\/cashier\/(wechat|alipay)/.test(pathname)) left.push(pathname);
      });
    });
    test.afterEach(async ({ control }) => {
      expect(left).toEqual([]);
      expect((await control.state()).orders).toHaveLength(1);
    });

    test('pays', async ({ page, ledger }) => {
      await toSheet(page);
      await inCashier(page, '确认支付', 'sheet');
      await expectPaid(page);
      ledger.expectCharge(amount);
    });

    for (const [choice, text] of [
      ['取消支付', '支付已取消，订单还在，可以接着付'],
      ['支付失败', '支付没有完成，请重试或换一种方式'],
    ] as const) {
      test(`after ${choice} opens again for the same order, and nothing else does`, async ({
        page,
        ledger,
      }) => {
        await toSheet(page);
        await inCashier(page, choice, 'sheet');
        await expect(notice(page, text)).toBeVisible();
        await payButton(page).click();
        await expectCashier(page, amount, 'sheet');
        await inCashier(page, '确认支付', 'sheet');
        await expectPaid(page);
        ledger.expectCharge(amount);
      });
    }

    test('a strange word is asked about: paid is shown as paid', async ({ page, ledger }) => {
      await toSheet(page);
      await payUnsaid(page);
      ledger.expectCharge(amount);
      await sayInSheet(page, 'success');
      await expectPaid(page);
    });

    test('a strange word is asked about: the buyer can pay the same order again', async ({
      page,
      ledger,
    }) => {
      await toSheet(page);
      await sayInSheet(page, '成功了吗');
      await returnDialog(page).getByRole('button', { name: '重新支付' }).click();
      await expectCashier(page, amount, 'sheet');
      await inCashier(page, '确认支付', 'sheet');
      await expectPaid(page);
      ledger.expectCharge(amount);
    });

    test('silence ends in a question once the buyer is back on the page, and a late word changes nothing', async ({
      page,
      ledger,
    }) => {
      await page.clock.install();
      await toSheet(page);
      await turnSight(page, 'hidden');
      await swipeSheetAway(page);
      await turnSight(page, 'visible');
      await page.clock.fastForward(3_000);
      await expect(returnDialog(page)).toBeVisible();
      await sayInSheet(page, 'cancel');
      await expectSheet(page, false);
      await expect(returnDialog(page)).toBeVisible();
      await returnDialog(page).getByRole('button', { name: '重新支付' }).click();
      await expectCashier(page, amount, 'sheet');
      await inCashier(page, '确认支付', 'sheet');
      await expectPaid(page);
      ledger.expectCharge(amount);
    });

    test('silence after the payment ends with paid', async ({ page, ledger }) => {
      await page.clock.install();
      await toSheet(page);
      await payUnsaid(page);
      ledger.expectCharge(amount);
      await turnSight(page, 'hidden');
      await turnSight(page, 'visible');
      await page.clock.fastForward(3_000);
      await expectPaid(page);
    });

    test('killed while its cashier was open, the app goes on with the same order', async ({
      page,
      ledger,
    }) => {
      await toSheet(page);
      await page.reload();
      await expectOffered(page, MAIN.preselected);
      await page.getByRole('button', { name: '继续支付' }).click();
      await returnDialog(page).getByRole('button', { name: '重新支付' }).click();
      await expectCashier(page, amount, 'sheet');
      await inCashier(page, '确认支付', 'sheet');
      await expectPaid(page);
      ledger.expectCharge(amount);
    });

    test('killed after the payment, the app finds it paid', async ({ page, ledger }) => {
      await toSheet(page);
      await payUnsaid(page);
      ledger.expectCharge(amount);
      await page.reload();
      await expectPaid(page);
    });
  });
}
