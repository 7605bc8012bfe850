import { expect, test } from '../fixtures/test.ts';
import { BRANDS } from '../page-objects/brands.ts';
import { type Place } from '../page-objects/cashier.ts';
import { choose, expectPackageList, openPackageList, paymentMethods } from '../page-objects/package-list.ts';
import { buy } from '../page-objects/purchase.ts';
import { YOUQUAN } from '../page-objects/purchase-pages.ts';

interface Purchase {
  environment: string;
  /** Description for the title. */
  how: string;
  wallet: '微信支付' | '支付宝';
  place: Place;
}

const PURCHASES: Purchase[] = [
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

for (const brand of [...BRANDS, YOUQUAN]) {
  for (const { environment, how, wallet, place } of PURCHASES) {
    if (brand === YOUQUAN && place === 'page') continue;
    test.describe(`${brand.name} in ${how}`, () => {
      test.use({ environment });
      test('sells a membership and charges it once', async ({ page, ledger, control, expectAccessible }) => {
        await openPackageList(page, brand);
        await choose(paymentMethods(page), wallet);
        if (brand === YOUQUAN) await expectAccessible();
        await buy(page, ledger, brand.preselected.amount, place);

        const { orders, users } = await control.state();
        expect(orders.map(({ status }) => status)).toEqual(['paid']);
        expect(users.find(({ id }) => id === 'u10001')?.membership).not.toBeNull();
        await page.goto(brand.path);
        await expectPackageList(page, brand);
      });
    });
  }
}
