import { expect, test } from '../fixtures/test.ts';
import { BRANDS } from '../page-objects/brands.ts';
import { inCashier } from '../page-objects/cashier.ts';
import { notice, payButton } from '../page-objects/package-list.ts';
import { payInCashier, openCashier } from '../page-objects/purchase.ts';

const WALLETS = [
  { environment: 'ios-app', name: 'the app’s own cashier' },
  { environment: 'wechat-ios', name: 'WeChat' },
  { environment: 'alipay-android', name: 'Alipay' },
];
const CHOICES = [
  { choice: '取消支付', text: '支付已取消，订单还在，可以接着付' },
  { choice: '支付失败', text: '支付没有完成，请重试或换一种方式' },
] as const;

for (const brand of BRANDS) {
  for (const { environment, name } of WALLETS) {
    for (const { choice, text } of CHOICES) {
      // All choices for one brand; the critical one for both.
      if (brand.name !== 'main' && choice !== '取消支付') continue;
      test.describe(`${brand.name}: after ${choice} in ${name}`, () => {
        test.use({ environment });
        test('the page shows that, and the next tap pays the same order', async ({
          page,
          ledger,
          control,
        }) => {
          await openCashier(page, brand, 'sheet');
          await inCashier(page, choice, 'sheet');
          await expect(notice(page, text)).toBeVisible();
          await payButton(page).click();
          await payInCashier(page, ledger, brand.preselected.amount, 'sheet');
          expect((await control.state()).orders).toHaveLength(1);
        });
      });
    }
  }
}
