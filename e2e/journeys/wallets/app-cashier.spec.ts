import { expect, test } from '../../fixtures/test.ts';
import { MAIN } from '../../page-objects/brands.ts';
import { expectCashier, inCashier } from '../../page-objects/cashier.ts';
import { expectOffered } from '../../page-objects/money.ts';
import { expectPaid, returnDialog } from '../../page-objects/result.ts';
import { notice, payButton } from '../../page-objects/package-list.ts';
import {
  expectSheet,
  payWithoutAnswer,
  postFromSheet,
  swipeSheetAway,
} from '../../page-objects/wallet-sheet.ts';
import { payInCashier, openCashier } from '../../page-objects/purchase.ts';
import { setVisibility } from '../../page-objects/visibility.ts';

const { amount } = MAIN.preselected;

for (const [environment, protocol] of [
  ['ios-app', 'WVJB'],
  ['android-app', 'JsBridge'],
] as const) {
  test.describe(`the app’s own cashier over ${protocol}`, () => {
    test.use({ environment });

    // For every test: the page never opens another cashier, and there is one order.
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

    test('after a cancel and after a failure it opens again for the same order', async ({ page, ledger }) => {
      await openCashier(page, MAIN, 'sheet');
      for (const [choice, text] of [
        ['取消支付', '支付已取消，订单已为你保留'],
        ['支付失败', '支付未完成，请重试或更换支付方式'],
      ] as const) {
        await inCashier(page, choice, 'sheet');
        await expect(notice(page, text)).toBeVisible();
        await payButton(page).click();
        await expectCashier(page, amount, 'sheet');
      }
      await payInCashier(page, ledger, amount, 'sheet');
    });

    test('an unknown answer is checked: an unpaid order can be paid again, and a paid one is shown as paid', async ({
      page,
      ledger,
    }) => {
      await openCashier(page, MAIN, 'sheet');
      await postFromSheet(page, '成功了吗');
      await returnDialog(page).getByRole('button', { name: '重新支付' }).click();
      await expectCashier(page, amount, 'sheet');
      await payWithoutAnswer(page);
      ledger.expectCharge(amount);
      await postFromSheet(page, 'success');
      await expectPaid(page);
    });

    // The protocol does not influence what the page does without an answer or after a restart.
    if (environment !== 'ios-app') return;

    test('without an answer the return dialog opens, a delayed answer changes nothing, and a payment is shown', async ({
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
      await postFromSheet(page, 'cancel');
      await expectSheet(page, false);
      await expect(returnDialog(page)).toBeVisible();
      await returnDialog(page).getByRole('button', { name: '重新支付' }).click();
      await expectCashier(page, amount, 'sheet');
      await payWithoutAnswer(page);
      ledger.expectCharge(amount);
      await setVisibility(page, 'hidden');
      await setVisibility(page, 'visible');
      await page.clock.fastForward(3_000);
      await expectPaid(page);
    });

    test('an app killed with an open cashier resumes the same order, and killed after the payment shows it', async ({
      page,
      ledger,
    }) => {
      await openCashier(page, MAIN, 'sheet');
      await page.reload();
      await expectOffered(page, MAIN.preselected);
      await page.getByRole('button', { name: '继续支付' }).click();
      await returnDialog(page).getByRole('button', { name: '重新支付' }).click();
      await expectCashier(page, amount, 'sheet');
      await payWithoutAnswer(page);
      ledger.expectCharge(amount);
      await page.reload();
      await expectPaid(page);
    });
  });
}
