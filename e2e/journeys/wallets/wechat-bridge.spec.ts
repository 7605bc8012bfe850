import { expect, test } from '../../fixtures/test.ts';
import { BRANDS, MAIN } from '../../page-objects/brands.ts';
import { expectCashier, inCashier } from '../../page-objects/cashier.ts';
import { expectPaid, result, returnDialog } from '../../page-objects/result.ts';
import { notice, openPackageList, payAgreeing, payButton } from '../../page-objects/package-list.ts';
import { expectSheet, postFromSheet } from '../../page-objects/wallet-sheet.ts';
import { wechatReadyAfter } from '../../page-objects/wechat.ts';
import { buy, payInCashier, openCashier } from '../../page-objects/purchase.ts';

const { amount } = MAIN.preselected;
/** Longer than the page waits. */
const NEVER = 100_000_000;

test.use({ environment: 'wechat-ios' });

test('WeChat’s bridge is injected after the tap: the wallet opens once', async ({
  page,
  context,
  baseURL,
  ledger,
}) => {
  await wechatReadyAfter(context, baseURL ?? '', 2500);
  await openCashier(page, MAIN, 'sheet');
  await expectSheet(page, true);
  await payInCashier(page, ledger, amount, 'sheet');
});

test('WeChat’s bridge is never injected: an error is shown, nothing is charged, and the order can still be paid', async ({
  page,
  context,
  baseURL,
  control,
  ledger,
}) => {
  await wechatReadyAfter(context, baseURL ?? '', NEVER);
  await page.clock.install();
  await openPackageList(page, MAIN);
  await payAgreeing(page);
  await expect.poll(async () => (await control.state()).orders).toHaveLength(1);
  await page.clock.runFor(5_000);
  await expect(notice(page, '支付未完成，请重试或更换支付方式')).toBeVisible();
  expect((await control.state()).charges).toEqual([]);
  await wechatReadyAfter(context, baseURL ?? '', 0);
  await page.reload();
  await buy(page, ledger, amount, 'sheet');
  expect((await control.state()).orders).toHaveLength(1);
});

test('ok is checked: without a charge the same order is paid again, and before the notification the page waits', async ({
  page,
  control,
  ledger,
}) => {
  await page.clock.install();
  await openCashier(page, MAIN, 'sheet');
  const asked = page.waitForResponse(/\/web\/orders\/[^/]+$/);
  await postFromSheet(page, 'ok');
  await asked;
  await page.clock.fastForward(61_000);
  await expect(returnDialog(page)).toBeVisible();
  await expect(result(page, '支付成功')).toBeHidden();
  expect((await control.state()).charges).toEqual([]);
  await returnDialog(page).getByRole('button', { name: '重新支付' }).click();
  await inCashier(page, '延迟通知', 'sheet');
  await expectSheet(page, false);
  await expect(result(page, '支付成功')).toBeHidden();
  await control.notify();
  await expectPaid(page);
  ledger.expectCharge(amount);
  expect((await control.state()).orders).toHaveLength(1);
});

for (const brand of BRANDS) {
  test(`${brand.name}: after a cancel or a failure a message is shown, and the next tap pays the same order`, async ({
    page,
    control,
    ledger,
  }) => {
    await openCashier(page, brand, 'sheet');
    for (const { answer, text } of [
      { answer: 'cancel', text: '支付已取消，订单已为你保留' },
      { answer: 'fail_no permission to execute', text: '支付未完成，请重试或更换支付方式' },
    ]) {
      await postFromSheet(page, answer);
      await expect(notice(page, text), answer).toBeVisible();
      expect((await control.state()).charges, answer).toEqual([]);
      await payButton(page).click();
      await expectCashier(page, brand.preselected.amount, 'sheet');
    }
    await payInCashier(page, ledger, brand.preselected.amount, 'sheet');
    expect((await control.state()).orders).toHaveLength(1);
  });
}
