import { expect, test } from '../fixtures/test.ts';
import { type Brand, HONEY, MAIN } from '../page-objects/brands.ts';
import { choose, expectPackageList, openPackageList, paymentMethods } from '../page-objects/package-list.ts';
import { buy } from '../page-objects/purchase.ts';
import { YOUQUAN } from '../page-objects/purchase-pages.ts';

/** Environment, how it pays, wallet, and where the cashier opens. */
const PURCHASES = [
  ['ios-app', 'the iOS app over WVJB, in its own cashier', '微信支付', 'sheet'],
  ['android-app', 'the Android app over JsBridge, in its own cashier', '支付宝', 'sheet'],
  ['ios-app-h5', 'an app without a cashier, by H5', '微信支付', 'page'],
  ['android-app-old', 'an old app over JsBridge 1.0.4, by the form', '支付宝', 'page'],
  ['wechat-android', 'WeChat by JSAPI', '微信支付', 'sheet'],
  ['alipay-ios', 'Alipay by tradePay', '支付宝', 'sheet'],
  ['browser', 'a phone browser by H5', '微信支付', 'page'],
  ['browser', 'a phone browser by Alipay’s form', '支付宝', 'page'],
] as const;

/** Main is paid by each method; for other backends one environment per kind of answer is enough. */
const isTried = (brand: Brand, environment: string, wallet: string): boolean => {
  if (brand === HONEY)
    return environment === 'wechat-android' || (environment === 'browser' && wallet === '微信支付');
  if (brand === YOUQUAN) return environment === 'android-app' || environment === 'alipay-ios';
  return true;
};

for (const brand of [MAIN, HONEY, YOUQUAN]) {
  for (const [environment, how, wallet, place] of PURCHASES) {
    if (!isTried(brand, environment, wallet)) continue;
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
