import { expect, test } from '../../fixtures/test.ts';
import { MAIN } from '../../page-objects/brands.ts';
import { inCashier } from '../../page-objects/cashier.ts';
import { expectPaid, result, returnDialog } from '../../page-objects/result.ts';
import { notice, openPackageList, payAgreeing, payButton } from '../../page-objects/package-list.ts';
import { postFromSheet } from '../../page-objects/wallet-sheet.ts';
import { wechatReadyAfter } from '../../page-objects/wechat.ts';
import { buy, payInCashier, openCashier } from '../../page-objects/purchase.ts';

const { amount } = MAIN.preselected;
/** Longer than the page waits. */
const NEVER = 100_000_000;

test.use({ environment: 'wechat-ios' });

for (const { when, ms } of [
  { when: 'before the page’s scripts', ms: 0 },
  { when: 'after the tap', ms: 2500 },
]) {
  test(`WeChat’s bridge is injected ${when}: the wallet opens once`, async ({
    page,
    context,
    baseURL,
    ledger,
  }) => {
    await wechatReadyAfter(context, baseURL ?? '', ms);
    await openCashier(page, MAIN, 'sheet');
    await expect(page.locator('iframe[title="收银台"]')).toHaveCount(1);
    await inCashier(page, '确认支付', 'sheet');
    await expectPaid(page);
    ledger.expectCharge(amount);
  });
}

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
  await expect(notice(page, '支付没有完成，请重试或换一种方式')).toBeVisible();
  expect((await control.state()).charges).toEqual([]);
  await wechatReadyAfter(context, baseURL ?? '', 0);
  await page.reload();
  await buy(page, ledger, amount, 'sheet');
  expect((await control.state()).orders).toHaveLength(1);
});

test('ok without a charge is checked: the page keeps polling, and the same order is paid again', async ({
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
  await payInCashier(page, ledger, amount, 'sheet');
  expect((await control.state()).orders).toHaveLength(1);
});

test('ok before the merchant is notified: the page waits for the server’s status', async ({
  page,
  control,
  ledger,
}) => {
  await openCashier(page, MAIN, 'sheet');
  await inCashier(page, '延迟通知', 'sheet');
  await expect(page.locator('iframe[title="收银台"]')).toHaveCount(0);
  await expect(result(page, '支付成功')).toBeHidden();
  await control.notify();
  await expectPaid(page);
  ledger.expectCharge(amount);
});

for (const { answer, text } of [
  { answer: 'cancel', text: '支付已取消，订单还在，可以接着付' },
  { answer: 'fail', text: '支付没有完成，请重试或换一种方式' },
  { answer: 'fail_no permission to execute', text: '支付没有完成，请重试或换一种方式' },
]) {
  test(`WeChat answers ${answer}: a message is shown, nothing is charged, and the order is kept`, async ({
    page,
    control,
    ledger,
  }) => {
    await openCashier(page, MAIN, 'sheet');
    await postFromSheet(page, answer);
    await expect(notice(page, text)).toBeVisible();
    expect((await control.state()).charges).toEqual([]);
    await payButton(page).click();
    await payInCashier(page, ledger, amount, 'sheet');
    expect((await control.state()).orders).toHaveLength(1);
  });
}
