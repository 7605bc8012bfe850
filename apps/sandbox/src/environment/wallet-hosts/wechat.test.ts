import { expect, it } from 'vitest';
import type { TrafficEntry } from '@vip/native-hosts';
import type { CashierResult } from './cashier-sheet.ts';
import { createFakePage, fromText } from './fake-page.ts';
import { installWechatHost } from './wechat.ts';

const PARAMS = {
  appId: 'wx1',
  timeStamp: '1795000000',
  nonceStr: 'n',
  package: 'prepay_id=wx2611',
  signType: 'RSA',
  paySign: 's',
};

interface Bridge {
  invoke(name: string, params: object, callback: (answer: { err_msg: string }) => void): void;
}

function install(result: CashierResult = 'ok', canPay = true, readyAfterMs = 50) {
  const page = createFakePage();
  const trades: string[] = [];
  const traffic: TrafficEntry[] = [];
  fromText(installWechatHost)(page.window, {
    readyAfterMs,
    canPay,
    openCashier: (trade) => {
      trades.push(trade);
      return Promise.resolve(result);
    },
    onTraffic: (entry) => traffic.push(entry),
  });
  const invoke = (name: string, params: object) =>
    new Promise<string>((resolve) => {
      (page.window['WeixinJSBridge'] as Bridge).invoke(name, params, ({ err_msg }) => resolve(err_msg));
      page.runTimers();
    });
  return { page, trades, traffic, invoke };
}

it('installs its bridge late and announces it', () => {
  const { page } = install();
  let heard = 0;
  page.document.addEventListener('WeixinJSBridgeReady', () => (heard += 1));
  expect(page.window).not.toHaveProperty('WeixinJSBridge');
  page.runTimers();
  expect(page.window).toHaveProperty('WeixinJSBridge');
  expect(heard).toBe(1);
});

it('is installed before the page with no delay', () => {
  expect(install('ok', true, 0).page.window).toHaveProperty('WeixinJSBridge');
});

it.each(['ok', 'cancel', 'fail'] as const)('answers %s as the cashier did', async (result) => {
  const { page, trades, traffic, invoke } = install(result);
  page.runTimers();
  await expect(invoke('getBrandWCPayRequest', PARAMS)).resolves.toBe(`get_brand_wcpay_request:${result}`);
  expect(trades).toEqual(['wx2611']);
  expect(traffic.map(({ direction, kind }) => [direction, kind])).toEqual([
    ['native_to_page', 'call'],
    ['page_to_native', 'call'],
    ['native_to_page', 'answer'],
  ]);
});

it.each(Object.keys(PARAMS))('fails without opening the cashier when %s is missing', async (name) => {
  const { page, trades, invoke } = install();
  page.runTimers();
  await expect(invoke('getBrandWCPayRequest', { ...PARAMS, [name]: '' })).resolves.toBe(
    'get_brand_wcpay_request:fail',
  );
  expect(trades).toEqual([]);
});

it('fails where payment is not offered', async () => {
  const { page, trades, invoke } = install('ok', false);
  page.runTimers();
  await expect(invoke('getBrandWCPayRequest', PARAMS)).resolves.toBe('get_brand_wcpay_request:fail');
  expect(trades).toEqual([]);
});

it('answers that other functions are unknown', async () => {
  const { page, invoke } = install();
  page.runTimers();
  await expect(invoke('scanQRCode', {})).resolves.toBe('system:function_not_exist');
});
