import { expect, test } from '../../stage/fixtures.ts';
import { MAIN } from '../../steps/brands.ts';
import { expectCashier, inCashier } from '../../steps/cashier.ts';
import { expectPaid, result, returnDialog } from '../../steps/result.ts';
import { notice, openShelf, payAgreeing, payButton } from '../../steps/shelf.ts';
import { sayInSheet } from '../../steps/wallet-sheet.ts';
import { wechatReadyAfter } from '../../steps/wechat.ts';

const { amount } = MAIN.preselected;
/** Longer than the page waits for it. */
const NEVER = 100_000_000;

test.use({ environment: 'wechat-ios' });

for (const { when, ms } of [
  { when: 'before the page’s scripts', ms: 0 },
  { when: 'after the tap', ms: 2500 },
]) {
  test(`WeChat’s bridge comes ${when}: the wallet opens once`, async ({ page, context, baseURL, ledger }) => {
    await wechatReadyAfter(context, baseURL ?? '', ms);
    await openShelf(page, MAIN);
    await payAgreeing(page);
    await expectCashier(page, amount, 'sheet');
    await expect(page.locator('iframe[title="收银台"]')).toHaveCount(1);
    await inCashier(page, '确认支付', 'sheet');
    await expectPaid(page);
    ledger.expectCharge(amount);
  });
}

test('WeChat’s bridge never comes: it is told, nothing is charged, and the order can still be paid', async ({
  page,
  context,
  baseURL,
  control,
  ledger,
}) => {
  await wechatReadyAfter(context, baseURL ?? '', NEVER);
  await openShelf(page, MAIN);
  await payAgreeing(page);
  await expect(notice(page, '支付没有完成，请重试或换一种方式')).toBeVisible({ timeout: 20_000 });
  expect((await control.state()).charges).toEqual([]);
  await wechatReadyAfter(context, baseURL ?? '', 0);
  await page.reload();
  await payAgreeing(page);
  await expectCashier(page, amount, 'sheet');
  await inCashier(page, '确认支付', 'sheet');
  await expectPaid(page);
  ledger.expectCharge(amount);
  expect((await control.state()).orders).toHaveLength(1);
});

test('ok without a charge is not believed: the page asks on, and the same order is paid again', async ({
  page,
  control,
  ledger,
}) => {
  await page.clock.install();
  await openShelf(page, MAIN);
  await payAgreeing(page);
  await expectCashier(page, amount, 'sheet');
  const asked = page.waitForResponse(/\/web\/orders\/[^/]+$/);
  await sayInSheet(page, 'ok');
  await asked;
  await page.clock.fastForward(61_000);
  await expect(returnDialog(page)).toBeVisible();
  await expect(result(page, '支付成功')).toBeHidden();
  expect((await control.state()).charges).toEqual([]);
  await returnDialog(page).getByRole('button', { name: '重新支付' }).click();
  await expectCashier(page, amount, 'sheet');
  await inCashier(page, '确认支付', 'sheet');
  await expectPaid(page);
  ledger.expectCharge(amount);
  expect((await control.state()).orders).toHaveLength(1);
});

test('ok before the merchant has heard of it: the page waits for the server’s word', async ({
  page,
  control,
  ledger,
}) => {
  await openShelf(page, MAIN);
  await payAgreeing(page);
  await expectCashier(page, amount, 'sheet');
  await inCashier(page, '延迟通知', 'sheet');
  await expect(page.locator('iframe[title="收银台"]')).toHaveCount(0);
  await expect(result(page, '支付成功')).toBeHidden();
  await control.notify();
  await expectPaid(page);
  ledger.expectCharge(amount);
});

for (const { word, text } of [
  { word: 'cancel', text: '支付已取消，订单还在，可以接着付' },
  { word: 'fail', text: '支付没有完成，请重试或换一种方式' },
  { word: 'fail_no permission to execute', text: '支付没有完成，请重试或换一种方式' },
]) {
  test(`WeChat says ${word}: told, nothing charged, and the order kept`, async ({
    page,
    control,
    ledger,
  }) => {
    await openShelf(page, MAIN);
    await payAgreeing(page);
    await expectCashier(page, amount, 'sheet');
    await sayInSheet(page, word);
    await expect(notice(page, text)).toBeVisible();
    expect((await control.state()).charges).toEqual([]);
    await payButton(page).click();
    await expectCashier(page, amount, 'sheet');
    await inCashier(page, '确认支付', 'sheet');
    await expectPaid(page);
    ledger.expectCharge(amount);
    expect((await control.state()).orders).toHaveLength(1);
  });
}
