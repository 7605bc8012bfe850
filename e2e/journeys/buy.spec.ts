import { expect, test } from '../stage/fixtures.ts';
import { BRANDS } from '../steps/brands.ts';
import { expectCashier, inCashier, type Place } from '../steps/cashier.ts';
import { expectPaid } from '../steps/result.ts';
import { choose, expectShelf, openShelf, payAgreeing, ways } from '../steps/shelf.ts';

interface Way {
  environment: string;
  /** How it is paid there, for the sentence. */
  how: string;
  wallet: '微信支付' | '支付宝';
  place: Place;
}

const WAYS: Way[] = [
  {
    environment: 'ios-app',
    how: 'the iOS app over WVJB, in its own cashier',
    wallet: '微信支付',
    place: 'sheet',
  },
  {
    environment: 'android-app',
    how: 'the Android app over JsBridge, in its own cashier',
    wallet: '支付宝',
    place: 'sheet',
  },
  { environment: 'ios-app-h5', how: 'an app without a cashier, by H5', wallet: '微信支付', place: 'page' },
  {
    environment: 'android-app-old',
    how: 'an old app over JsBridge 1.0.4, by the form',
    wallet: '支付宝',
    place: 'page',
  },
  { environment: 'wechat-android', how: 'WeChat by JSAPI', wallet: '微信支付', place: 'sheet' },
  { environment: 'alipay-ios', how: 'Alipay by tradePay', wallet: '支付宝', place: 'sheet' },
  { environment: 'browser', how: 'a phone browser by H5', wallet: '微信支付', place: 'page' },
  { environment: 'browser', how: 'a phone browser by Alipay’s form', wallet: '支付宝', place: 'page' },
];

for (const brand of BRANDS) {
  for (const { environment, how, wallet, place } of WAYS) {
    test.describe(`${brand.name} in ${how}`, () => {
      test.use({ environment });
      test('sells a membership and charges it once', async ({ page, ledger, control }) => {
        await openShelf(page, brand);
        await choose(ways(page), wallet);
        await payAgreeing(page);
        await expectCashier(page, brand.preselected.amount, place);
        await inCashier(page, '确认支付', place);
        await expectPaid(page);
        ledger.expectCharge(brand.preselected.amount);

        const { orders, users } = await control.state();
        expect(orders.map(({ status }) => status)).toEqual(['paid']);
        expect(users.find(({ id }) => id === 'u10001')?.membership).not.toBeNull();
        await page.goto(brand.shelf);
        await expectShelf(page, brand);
      });
    });
  }
}
