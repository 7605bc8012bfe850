import {
  choose,
  notice,
  openPackageList,
  payAgreeing,
  payButton,
  paymentMethods,
} from '../page-objects/package-list.ts';
import { HONEY } from '../page-objects/brands.ts';
import { DIY, USERPAY, WECHATPAY } from '../page-objects/purchase-pages.ts';
import { expectPaid } from '../page-objects/result.ts';
import { offerOf } from './fixtures/offers.ts';
import { expect, test } from './fixtures/test.ts';
import { payInCashier } from './fixtures/wallets.ts';

/** pay.weixin.qq.com, JSAPI: all of them are texts; WeChat on iOS refuses a number. */
const JSAPI = {
  appId: expect.any(String),
  timeStamp: expect.stringMatching(/^\d{10}$/),
  nonceStr: expect.any(String),
  package: expect.stringMatching(/^prepay_id=/),
  signType: expect.stringMatching(/^(MD5|RSA)$/),
  paySign: expect.any(String),
};

test.describe('in WeChat', () => {
  test.use({ environment: 'wechat-android' });
  for (const page of [WECHATPAY, HONEY, DIY])
    test(`${page.path} is paid by JSAPI, after a cancel with the same order`, async ({
      page: tab,
      system,
      backend,
      wallet,
      charged,
    }) => {
      wallet.answers = ['cancel', 'pay'];
      const offer = offerOf(system, page);
      await openPackageList(tab, offer);
      await payAgreeing(tab);
      await expect(notice(tab, '支付已取消，订单已为你保留')).toBeVisible();
      await payButton(tab).click();
      charged.push(offer.preselected.amount);
      await expectPaid(tab);
      expect(wallet.asked).toEqual([JSAPI, JSAPI]);
      expect(backend.state().orders.map(({ status }) => status)).toEqual(['paid']);
    });
});

test('Alipay in a browser by its form', { tag: '@alipay' }, async ({ page: tab, system, charged }) => {
  const offer = offerOf(system, USERPAY);
  await openPackageList(tab, offer);
  await choose(paymentMethods(tab), '支付宝');
  await payAgreeing(tab);
  await payInCashier(tab, charged, offer.preselected.amount);
  // Where the backend did not fill the address, it is replaced by that of the pending purchase.
  expect(tab.url().includes('method=alipay.trade.wap.pay.return')).toBe(system !== 'strict');
});

test(
  'a system without Alipay says so, and makes no order',
  { tag: '@no-alipay' },
  async ({ page: tab, system, backend }) => {
    await openPackageList(tab, offerOf(system, USERPAY));
    await choose(paymentMethods(tab), '支付宝');
    await payAgreeing(tab);
    await expect(tab.getByText('暂不支持支付宝，请选择微信支付')).toBeVisible();
    expect(backend.state().orders).toEqual([]);
  },
);

test.describe('in Alipay', () => {
  test.use({ environment: 'alipay-ios' });
  test('by the number of a trade', { tag: '@alipay' }, async ({ page: tab, system, wallet, charged }) => {
    const offer = offerOf(system, USERPAY);
    await openPackageList(tab, offer);
    await payAgreeing(tab);
    charged.push(offer.preselected.amount);
    await expectPaid(tab);
    expect(wallet.asked).toEqual([{ tradeNO: expect.stringMatching(/^\d{20,}$/) }]);
  });
});
