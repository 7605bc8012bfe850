import { expect, test } from '../stage/fixtures.ts';
import { BRANDS } from '../steps/brands.ts';
import { expectCashier, inCashier } from '../steps/cashier.ts';
import { expectPaid } from '../steps/result.ts';
import { notice, openShelf, payAgreeing, payButton } from '../steps/shelf.ts';

const WALLETS = [
  { environment: 'ios-app', name: 'the app’s own cashier' },
  { environment: 'wechat-ios', name: 'WeChat' },
  { environment: 'alipay-android', name: 'Alipay' },
];
const WORDS = [
  { choice: '取消支付', text: '支付已取消，订单还在，可以接着付' },
  { choice: '支付失败', text: '支付没有完成，请重试或换一种方式' },
] as const;

for (const brand of BRANDS) {
  for (const { environment, name } of WALLETS) {
    for (const { choice, text } of WORDS) {
      // One brand shows all of it; the money-critical half is shown for both.
      if (brand.name !== 'main' && choice !== '取消支付') continue;
      test.describe(`${brand.name}: after ${choice} in ${name}`, () => {
        test.use({ environment });
        test('the page says so, and the next tap pays the same order', async ({ page, ledger, control }) => {
          await openShelf(page, brand);
          await payAgreeing(page);
          await expectCashier(page, brand.preselected.amount, 'sheet');
          await inCashier(page, choice, 'sheet');
          await expect(notice(page, text)).toBeVisible();
          await payButton(page).click();
          await expectCashier(page, brand.preselected.amount, 'sheet');
          await inCashier(page, '确认支付', 'sheet');
          await expectPaid(page);
          ledger.expectCharge(brand.preselected.amount);
          expect((await control.state()).orders).toHaveLength(1);
        });
      });
    }
  }
}
