import { expect, test } from '../../stage/fixtures.ts';
import { BRANDS, MAIN } from '../../steps/brands.ts';
import { expectCashier, inCashier } from '../../steps/cashier.ts';
import { expectPaid, returnDialog } from '../../steps/result.ts';
import { choose, openShelf, payAgreeing, payButton, ways } from '../../steps/shelf.ts';
import { keepsPages, noteWaking, silenceVisibility, wakeBehind } from '../../steps/sleeping-page.ts';

test.use({ launchOptions: [keepsPages, { scope: 'worker' }] });

for (const brand of BRANDS) {
  for (const wallet of ['微信支付', '支付宝'] as const) {
    test(`${brand.name}: back from the cashier of ${wallet}, the page that slept asks, and pays the same order`, async ({
      page,
      ledger,
      control,
      expectAccessible,
    }) => {
      const { amount } = brand.preselected;
      await noteWaking(page);
      await openShelf(page, brand);
      await choose(ways(page), wallet);
      await payAgreeing(page);
      await expectCashier(page, amount);
      await wakeBehind(page);
      await expect(returnDialog(page)).toBeVisible();
      await expectAccessible();
      await returnDialog(page).getByRole('button', { name: '重新支付' }).click();
      await expectCashier(page, amount);
      await inCashier(page, '确认支付');
      await expectPaid(page);
      ledger.expectCharge(amount);
      expect((await control.state()).orders).toHaveLength(1);
    });
  }
}

const { amount } = MAIN.preselected;

for (const phone of ['a phone', 'an iPhone that tells nothing but pageshow']) {
  test.describe(`on ${phone}`, () => {
    test.beforeEach(async ({ page }) => {
      await noteWaking(page);
      if (phone !== 'a phone') await silenceVisibility(page);
    });

    test('a purchase page that slept while it was paid shows the result', async ({ page, ledger }) => {
      await openShelf(page, MAIN);
      await payAgreeing(page);
      await expectCashier(page, amount);
      await inCashier(page, '不返回');
      await expect(page.getByText('已支付，可以关闭这个页面')).toBeVisible();
      ledger.expectCharge(amount);
      await wakeBehind(page, 2);
      await expectPaid(page);
    });

    test('a purchase page that wakes up unpaid asks, and the next tap pays the same order', async ({
      page,
      ledger,
      control,
    }) => {
      await openShelf(page, MAIN);
      await payAgreeing(page);
      await expectCashier(page, amount);
      await wakeBehind(page);
      await returnDialog(page).getByRole('button', { name: '暂不支付' }).click();
      await payButton(page).click();
      await expectCashier(page, amount);
      await inCashier(page, '确认支付');
      await expectPaid(page);
      ledger.expectCharge(amount);
      expect((await control.state()).orders).toHaveLength(1);
    });

    test('a result page that slept while it was paid again shows the payment', async ({
      page,
      ledger,
      control,
    }) => {
      await openShelf(page, MAIN);
      await payAgreeing(page);
      await expectCashier(page, amount);
      await inCashier(page, '取消支付');
      await returnDialog(page).getByRole('button', { name: '重新支付' }).click();
      await expectCashier(page, amount);
      await inCashier(page, '不返回');
      await expect(page.getByText('已支付，可以关闭这个页面')).toBeVisible();
      ledger.expectCharge(amount);
      await wakeBehind(page, 2);
      await expectPaid(page);
      expect((await control.state()).orders).toHaveLength(1);
    });

    test('a result page that wakes up unpaid asks, and pays the same order', async ({
      page,
      ledger,
      control,
    }) => {
      await openShelf(page, MAIN);
      await payAgreeing(page);
      await expectCashier(page, amount);
      await inCashier(page, '取消支付');
      await returnDialog(page).getByRole('button', { name: '重新支付' }).click();
      await expectCashier(page, amount);
      await wakeBehind(page);
      await returnDialog(page).getByRole('button', { name: '重新支付' }).click();
      await expectCashier(page, amount);
      await inCashier(page, '确认支付');
      await expectPaid(page);
      ledger.expectCharge(amount);
      expect((await control.state()).orders).toHaveLength(1);
    });
  });
}
