import type { PayInstruction } from '@vip/api';
import { BridgeError, type NativePayResult } from '@vip/bridge';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { settled } from '../test-support/fake-clock.test-support.ts';
import { fakeWalletPorts } from '../test-support/fake-wallet-ports.test-support.ts';
import { createLaunch } from './launch.ts';
import type { AlipayJSBridge, WeixinJSBridge } from './wallet-ports.ts';

const allow = { pay: ['https://wx.tenpay.com', 'https://openapi.alipay.com', 'alipays:'] };
const params = { appId: 'wx1', package: 'prepay_id=1', signType: 'RSA' };
const jsapi: PayInstruction = { kind: 'jsapi', params };
const trade: PayInstruction = { kind: 'alipay_trade', tradeNo: '2026112100001' };

const weixin = (message: unknown, seen: unknown[] = []): WeixinJSBridge => ({
  invoke(...[name, given, answer]) {
    seen.push(name, given);
    answer({ err_msg: message });
  },
});
const alipay = (code: unknown, seen: unknown[] = []): AlipayJSBridge => ({
  call(...[name, given, answer]) {
    seen.push(name, given);
    answer(code === undefined ? {} : { resultCode: code });
  },
});

describe('WeChat Pay in WeChat', () => {
  it('hands the signed parameters over as they are', async () => {
    const seen: unknown[] = [];
    const { walletPorts } = fakeWalletPorts({ weixin: () => weixin('get_brand_wcpay_request:ok', seen) });
    await createLaunch(walletPorts, allow)(jsapi);
    expect(seen).toEqual(['getBrandWCPayRequest', params]);
  });

  it.each([
    ['get_brand_wcpay_request:ok', 'done'],
    ['get_brand_wcpay_request:cancel', 'cancelled'],
    ['get_brand_wcpay_request:fail', 'failed'],
    ['get_brand_wcpay_request:fail_invalid appid', 'failed'],
    ['something new', 'returned'],
    [undefined, 'returned'],
    [{ toString: null }, 'returned'],
  ])('takes %o for %s', async (message, result) => {
    const { walletPorts } = fakeWalletPorts({ weixin: () => weixin(message) });
    expect(await createLaunch(walletPorts, allow)(jsapi)).toBe(result);
  });

  it('waits for a bridge that is injected later', async () => {
    const { walletPorts, inject, waiting, listening } = fakeWalletPorts();
    const result = createLaunch(walletPorts, allow)(jsapi);
    await settled();
    inject({ weixin: weixin('get_brand_wcpay_request:ok') });
    expect(await result).toBe('done');
    expect(waiting() + listening()).toBe(0);
  });

  it('fails when there is none after 5 s', async () => {
    const { walletPorts, advance, listening } = fakeWalletPorts();
    const result = createLaunch(walletPorts, allow)(jsapi);
    await advance(5000);
    expect(await result).toBe('failed');
    expect(listening()).toBe(0);
  });

  it('fails when the bridge throws', async () => {
    const { walletPorts } = fakeWalletPorts({
      weixin: () => ({
        invoke() {
          throw new Error('not allowed here');
        },
      }),
    });
    expect(await createLaunch(walletPorts, allow)(jsapi)).toBe('failed');
  });
});

describe('Alipay in Alipay', () => {
  it('hands the trade number over', async () => {
    const seen: unknown[] = [];
    const { walletPorts } = fakeWalletPorts({ alipay: () => alipay('9000', seen) });
    await createLaunch(walletPorts, allow)(trade);
    expect(seen).toEqual(['tradePay', { tradeNO: '2026112100001' }]);
  });

  it.each([
    ['9000', 'done'],
    ['8000', 'done'],
    ['6004', 'done'],
    ['6002', 'returned'],
    ['5000', 'returned'],
    ['99', 'returned'],
    ['6001', 'cancelled'],
    ['4000', 'failed'],
    [9000, 'done'],
    [8000, 'done'],
    [6004, 'done'],
    [6002, 'returned'],
    [5000, 'returned'],
    [99, 'returned'],
    [6001, 'cancelled'],
    [4000, 'failed'],
    ['4001', 'returned'],
    ['constructor', 'returned'],
    [undefined, 'returned'],
  ])('takes %s for %s', async (code, result) => {
    const { walletPorts } = fakeWalletPorts({ alipay: () => alipay(code) });
    expect(await createLaunch(walletPorts, allow)(trade)).toBe(result);
  });

  it.each([undefined, null, '9000', 9000, { resultCode: Object.create(null) }])(
    'has the buyer asked after an answer that has no code: %o',
    async (answer: unknown) => {
      const { walletPorts } = fakeWalletPorts({
        alipay: () => ({ call: (_, __, tell) => tell(answer as object) }),
      });
      expect(await createLaunch(walletPorts, allow)(trade)).toBe('returned');
    },
  );

  it('takes the first of two answers', async () => {
    const { walletPorts } = fakeWalletPorts({
      alipay: () => ({
        call(_, __, answer) {
          answer({ resultCode: '6001' });
          answer({ resultCode: '9000' });
        },
      }),
    });
    expect(await createLaunch(walletPorts, allow)(trade)).toBe('cancelled');
  });

  it('stays open as long as Alipay says nothing', async () => {
    const { walletPorts, advance } = fakeWalletPorts({ alipay: () => ({ call() {} }) });
    const said: unknown[] = [];
    void createLaunch(walletPorts, allow)(trade).then((result) => said.push(result));
    await advance(600_000);
    expect(said).toEqual([]);
  });

  it('is invoked once, however often Alipay says that it is ready', async () => {
    const seen: unknown[] = [];
    const { walletPorts, inject } = fakeWalletPorts();
    const result = createLaunch(walletPorts, allow)(trade);
    inject({ alipay: alipay('9000', seen) });
    inject({ alipay: alipay('9000', seen) });
    await result;
    expect(seen.filter((name) => name === 'tradePay')).toHaveLength(1);
  });

  it('has one of four results, for any code of Alipay', async () => {
    const said = fc.oneof(fc.anything(), fc.record({ resultCode: fc.anything({ withNullPrototype: true }) }));
    await fc.assert(
      fc.asyncProperty(said, async (answer) => {
        const { walletPorts } = fakeWalletPorts({
          alipay: () => ({ call: (_, __, tell) => tell(answer as object) }),
        });
        const result = await createLaunch(walletPorts, allow)(trade);
        expect(['done', 'returned', 'cancelled', 'failed']).toContain(result);
      }),
    );
  });

  it('waits for a bridge that is injected later, and fails without one', async () => {
    const { walletPorts, inject } = fakeWalletPorts();
    const late = createLaunch(walletPorts, allow)(trade);
    inject({ alipay: alipay('6001') });
    expect(await late).toBe('cancelled');
    const never = fakeWalletPorts();
    const failed = createLaunch(never.walletPorts, allow)(trade);
    await never.advance(5000);
    expect(await failed).toBe('failed');
  });
});

describe("the native app's cashier", () => {
  const bridge: PayInstruction = { kind: 'bridge', params: { orderId: 'o1' } };
  const pay = (answer: Promise<NativePayResult> | null) =>
    createLaunch(fakeWalletPorts({ bridgePay: () => answer }).walletPorts, allow)(bridge);

  it.each([
    ['ok', 'done'],
    ['cancel', 'cancelled'],
    ['fail', 'failed'],
  ] as const)('takes %s for %s', async (word, result) => {
    expect(await pay(Promise.resolve(word))).toBe(result);
  });

  it('fails where no app is, before anything was invoked', async () => {
    expect(await pay(null)).toBe('failed');
  });

  it.each(['absent', 'malformed', 'timeout'] as const)(
    'has the buyer asked where the app invoked it and the answer is %s',
    async (code) => {
      expect(await pay(Promise.reject(new BridgeError(code)))).toBe('returned');
    },
  );

  it('stays open as long as the app says nothing', async () => {
    const { walletPorts, advance } = fakeWalletPorts({ bridgePay: () => new Promise(() => undefined) });
    const said: unknown[] = [];
    void createLaunch(walletPorts, allow)(bridge).then((result) => said.push(result));
    await advance(600_000);
    expect(said).toEqual([]);
  });

  it('is never followed by a second way', async () => {
    for (const word of ['cancel', 'fail', 'ok'] as const) {
      const { walletPorts, went } = fakeWalletPorts({
        bridgePay: async () => word,
        weixin: () => weixin('get_brand_wcpay_request:ok', went),
        alipay: () => alipay('9000', went),
      });
      await createLaunch(walletPorts, allow)(bridge);
      expect(went).toEqual([]);
    }
  });
});

describe('leaving for the cashier', () => {
  const url =
    'https://wx.tenpay.com/cgi-bin/mmpayweb-bin/checkmweb?prepay_id=1&redirect_url=https%3A%2F%2Fa.cn%2F';
  const fields = { out_trade_no: '1', sign: 's' };

  it('goes to an address of the allow-list', async () => {
    const { walletPorts, went } = fakeWalletPorts();
    expect(await createLaunch(walletPorts, allow)({ kind: 'h5', url })).toBe('left');
    expect(went).toEqual([['navigate', url]]);
  });

  it('sends a form to an address of the allow-list', async () => {
    const { walletPorts, went } = fakeWalletPorts();
    const action = 'https://openapi.alipay.com/gateway.do?charset=utf-8';
    expect(await createLaunch(walletPorts, allow)({ kind: 'alipay_form', action, fields })).toBe('left');
    expect(went).toEqual([['form', action, fields]]);
  });

  it('goes nowhere else', async () => {
    const { walletPorts, went } = fakeWalletPorts();
    const launch = createLaunch(walletPorts, allow);
    expect(await launch({ kind: 'h5', url: 'https://wx.tenpay.com.evil.cn/' })).toBe('failed');
    expect(await launch({ kind: 'alipay_form', action: 'javascript:alert(1)', fields })).toBe('failed');
    expect(went).toEqual([]);
  });

  it('fails when the browser refuses to go', async () => {
    const { walletPorts } = fakeWalletPorts({
      navigate() {
        throw new Error('refused');
      },
    });
    expect(await createLaunch(walletPorts, allow)({ kind: 'h5', url })).toBe('failed');
  });
});
