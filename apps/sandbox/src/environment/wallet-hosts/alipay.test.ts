import { expect, it } from 'vitest';
import { installAlipayHost } from './alipay.ts';
import type { CashierResult } from './cashier-sheet.ts';
import { createFakePage, fromText } from './fake-page.ts';

interface Bridge {
  call(
    name: string,
    params: object,
    callback: (answer: { resultCode?: string; error?: number }) => void,
  ): void;
}

function install(result: CashierResult = 'ok') {
  const page = createFakePage();
  const trades: string[] = [];
  fromText(installAlipayHost)(page.window, {
    readyAfterMs: 50,
    canPay: true,
    openCashier: (trade) => {
      trades.push(trade);
      return Promise.resolve(result);
    },
    onTraffic: () => undefined,
  });
  const call = (name: string, params: object) =>
    new Promise<{ resultCode?: string; error?: number }>((resolve) => {
      (page.window['AlipayJSBridge'] as Bridge).call(name, params, resolve);
      page.runTimers();
    });
  return { page, trades, call };
}

it('installs its bridge late and announces it', () => {
  const { page } = install();
  let heard = 0;
  page.document.addEventListener('AlipayJSBridgeReady', () => (heard += 1));
  expect(page.window).not.toHaveProperty('AlipayJSBridge');
  page.runTimers();
  expect(page.window).toHaveProperty('AlipayJSBridge');
  expect(heard).toBe(1);
});

it.each([
  ['ok', '9000'],
  ['cancel', '6001'],
  ['fail', '4000'],
  ['6004', '6004'],
] as const)('answers %s with the code %s', async (result, code) => {
  const { page, trades, call } = install(result);
  page.runTimers();
  await expect(call('tradePay', { tradeNO: '2611' })).resolves.toMatchObject({ resultCode: code });
  expect(trades).toEqual(['2611']);
});

it.each([
  ['app_id=1&out_trade_no=2611&sign=a%2Bb%', '2611'],
  [`biz_content=${encodeURIComponent('{"subject":"x","out_trade_no":"2612"}')}&sign=s`, '2612'],
])('finds the trade in an order string', async (orderStr, trade) => {
  const { page, trades, call } = install();
  page.runTimers();
  await call('tradePay', { orderStr });
  expect(trades).toEqual([trade]);
});

it('fails without opening the cashier when no trade is named', async () => {
  const { page, trades, call } = install();
  page.runTimers();
  await expect(call('tradePay', {})).resolves.toMatchObject({ resultCode: '4000' });
  expect(trades).toEqual([]);
});

it('answers that other functions are unknown', async () => {
  const { page, call } = install();
  page.runTimers();
  await expect(call('share', {})).resolves.toMatchObject({ error: 1 });
});
