import { expect, it } from 'vitest';
import type { TrafficEntry } from '@vip/native-hosts';
import type { CashierResult } from './cashier-sheet.ts';
import { createFakePage, fromText } from './fake-page.test-support.ts';
import { installWalletHost, type WalletHostOptions } from './wallet-host.ts';

const PARAMS = {
  appId: 'wx1',
  timeStamp: '1795000000',
  nonceStr: 'n',
  package: 'prepay_id=wx2611',
  signType: 'RSA',
  paySign: 's',
};

function install(options: Partial<WalletHostOptions> = {}, result: CashierResult = 'ok') {
  const page = createFakePage();
  const trades: string[] = [];
  const traffic: TrafficEntry[] = [];
  fromText(installWalletHost)(page.window, {
    wallet: 'wechat',
    readyAfterMs: 50,
    canPay: true,
    openCashier: (trade) => {
      trades.push(trade);
      return Promise.resolve(result);
    },
    onTraffic: (entry) => traffic.push(entry),
    ...options,
  });
  const { wallet = 'wechat' } = options;
  const [name, method] = wallet === 'wechat' ? ['WeixinJSBridge', 'invoke'] : ['AlipayJSBridge', 'call'];
  type Call = (name: string, params: object, callback: (answer: unknown) => void) => void;
  /** Calls the installed bridge. */
  const call = (called: string, params: object) =>
    new Promise<unknown>((resolve) => {
      page.runTimers();
      (page.window[name!] as Record<string, Call>)[method!]!(called, params, resolve);
      page.runTimers();
    });
  return { page, trades, traffic, call };
}

const FAILED = { err_msg: 'get_brand_wcpay_request:fail' };

it.each([
  ['wechat', 'WeixinJSBridge'],
  ['alipay', 'AlipayJSBridge'],
] as const)('installs the bridge of %s after the page and dispatches its event', (wallet, name) => {
  const { page } = install({ wallet });
  let events = 0;
  page.document.addEventListener(`${name}Ready`, () => (events += 1));
  expect(page.window).not.toHaveProperty(name);
  page.runTimers();
  expect(page.window).toHaveProperty(name);
  expect(events).toBe(1);
});

it('is installed before the page with no delay', () => {
  expect(install({ readyAfterMs: 0 }).page.window).toHaveProperty('WeixinJSBridge');
});

it.each(['ok', 'cancel', 'fail'] as const)(
  'answers with the cashier’s result in WeChat: %s',
  async (result) => {
    const { trades, traffic, call } = install({}, result);
    await expect(call('getBrandWCPayRequest', PARAMS)).resolves.toEqual({
      err_msg: `get_brand_wcpay_request:${result}`,
    });
    expect(trades).toEqual(['wx2611']);
    expect(traffic.map(({ direction, kind }) => [direction, kind])).toEqual([
      ['native_to_page', 'call'],
      ['page_to_native', 'call'],
      ['native_to_page', 'answer'],
    ]);
  },
);

it.each(Object.keys(PARAMS))('fails in WeChat without opening the cashier if %s is missing', async (name) => {
  const { trades, call } = install();
  await expect(call('getBrandWCPayRequest', { ...PARAMS, [name]: '' })).resolves.toEqual(FAILED);
  expect(trades).toEqual([]);
});

it('fails where payment is refused', async () => {
  const { trades, call } = install({ canPay: false });
  await expect(call('getBrandWCPayRequest', PARAMS)).resolves.toEqual(FAILED);
  expect(trades).toEqual([]);
});

it.each([
  ['ok', '9000'],
  ['cancel', '6001'],
  ['fail', '4000'],
  ['6004', '6004'],
] as const)('answers %s in Alipay with the code %s', async (result, code) => {
  const { trades, call } = install({ wallet: 'alipay' }, result);
  await expect(call('tradePay', { tradeNO: '2611' })).resolves.toMatchObject({ resultCode: code });
  expect(trades).toEqual(['2611']);
});

it.each([
  ['app_id=1&out_trade_no=2611&sign=a%2Bb%', '2611'],
  [`biz_content=${encodeURIComponent('{"subject":"x","out_trade_no":"2612"}')}&sign=s`, '2612'],
])('finds the trade in an order string of Alipay', async (orderStr, trade) => {
  const { trades, call } = install({ wallet: 'alipay' });
  await call('tradePay', { orderStr });
  expect(trades).toEqual([trade]);
});

it('fails in Alipay without opening the cashier if no trade is given', async () => {
  const { trades, call } = install({ wallet: 'alipay' });
  await expect(call('tradePay', {})).resolves.toMatchObject({ resultCode: '4000' });
  expect(trades).toEqual([]);
});

it.each([
  ['wechat', 'scanQRCode', { err_msg: 'system:function_not_exist' }],
  ['alipay', 'share', { error: 1 }],
] as const)('reports other functions of %s as unknown', async (wallet, name, answer) => {
  await expect(install({ wallet }).call(name, {})).resolves.toMatchObject(answer);
});
