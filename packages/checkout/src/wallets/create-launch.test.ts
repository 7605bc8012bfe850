import type { PayInstruction } from '@vip/api';
import { BridgeError, type NativePayResult } from '@vip/bridge';
import { describe, expect, it } from 'vitest';
import { settled } from '../test-support/fake-clock.test-support.ts';
import { fakeDoors } from '../test-support/fake-doors.test-support.ts';
import { createLaunch } from './create-launch.ts';
import type { AlipayJSBridge, WeixinJSBridge } from './doors.ts';

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
    const { doors } = fakeDoors({ weixin: () => weixin('get_brand_wcpay_request:ok', seen) });
    await createLaunch(doors, allow)(jsapi);
    expect(seen).toEqual(['getBrandWCPayRequest', params]);
  });

  it.each([
    ['get_brand_wcpay_request:ok', 'done'],
    ['get_brand_wcpay_request:cancel', 'cancelled'],
    ['get_brand_wcpay_request:fail', 'failed'],
    ['get_brand_wcpay_request:fail_invalid appid', 'failed'],
    ['something new', 'done'],
    [undefined, 'done'],
  ])('takes %s for %s', async (message, result) => {
    const { doors } = fakeDoors({ weixin: () => weixin(message) });
    expect(await createLaunch(doors, allow)(jsapi)).toBe(result);
  });

  it('waits for a bridge that is injected later', async () => {
    const { doors, inject, waiting, listening } = fakeDoors();
    const result = createLaunch(doors, allow)(jsapi);
    await settled();
    inject({ weixin: weixin('get_brand_wcpay_request:ok') });
    expect(await result).toBe('done');
    expect(waiting() + listening()).toBe(0);
  });

  it('fails when there is none after 5 s', async () => {
    const { doors, advance, listening } = fakeDoors();
    const result = createLaunch(doors, allow)(jsapi);
    await advance(5000);
    expect(await result).toBe('failed');
    expect(listening()).toBe(0);
  });

  it('fails when the bridge throws', async () => {
    const { doors } = fakeDoors({
      weixin: () => ({
        invoke() {
          throw new Error('not allowed here');
        },
      }),
    });
    expect(await createLaunch(doors, allow)(jsapi)).toBe('failed');
  });
});

describe('Alipay in Alipay', () => {
  it('hands the trade number over', async () => {
    const seen: unknown[] = [];
    const { doors } = fakeDoors({ alipay: () => alipay('9000', seen) });
    await createLaunch(doors, allow)(trade);
    expect(seen).toEqual(['tradePay', { tradeNO: '2026112100001' }]);
  });

  it.each([
    ['9000', 'done'],
    ['8000', 'done'],
    ['6004', 'done'],
    ['6002', 'done'],
    ['5000', 'done'],
    ['99', 'done'],
    ['6001', 'cancelled'],
    [6001, 'cancelled'],
    ['4000', 'failed'],
    ['constructor', 'done'],
    [undefined, 'done'],
  ])('takes %s for %s', async (code, result) => {
    const { doors } = fakeDoors({ alipay: () => alipay(code) });
    expect(await createLaunch(doors, allow)(trade)).toBe(result);
  });

  it('waits for a bridge that is injected later, and fails without one', async () => {
    const { doors, inject } = fakeDoors();
    const late = createLaunch(doors, allow)(trade);
    inject({ alipay: alipay('6001') });
    expect(await late).toBe('cancelled');
    const never = fakeDoors();
    const failed = createLaunch(never.doors, allow)(trade);
    await never.advance(5000);
    expect(await failed).toBe('failed');
  });
});

describe("the native app's cashier", () => {
  const bridge: PayInstruction = { kind: 'bridge', params: { orderId: 'o1' } };
  const pay = (answer: Promise<NativePayResult> | null) =>
    createLaunch(fakeDoors({ bridgePay: () => answer }).doors, allow)(bridge);

  it.each([
    ['ok', 'done'],
    ['cancel', 'cancelled'],
    ['fail', 'failed'],
  ] as const)('takes %s for %s', async (word, result) => {
    expect(await pay(Promise.resolve(word))).toBe(result);
  });

  it('fails where no app is, and is asked of the server where it answered badly', async () => {
    expect(await pay(null)).toBe('failed');
    expect(await pay(Promise.reject(new BridgeError('absent')))).toBe('failed');
    expect(await pay(Promise.reject(new BridgeError('malformed')))).toBe('done');
    expect(await pay(Promise.reject(new BridgeError('timeout')))).toBe('done');
  });
});

describe('leaving for the cashier', () => {
  const url =
    'https://wx.tenpay.com/cgi-bin/mmpayweb-bin/checkmweb?prepay_id=1&redirect_url=https%3A%2F%2Fa.cn%2F';
  const fields = { out_trade_no: '1', sign: 's' };

  it('goes to an address of the allow-list', async () => {
    const { doors, went } = fakeDoors();
    expect(await createLaunch(doors, allow)({ kind: 'h5', url })).toBe('left');
    expect(went).toEqual([['navigate', url]]);
  });

  it('sends a form to an address of the allow-list', async () => {
    const { doors, went } = fakeDoors();
    const action = 'https://openapi.alipay.com/gateway.do?charset=utf-8';
    expect(await createLaunch(doors, allow)({ kind: 'alipay_form', action, fields })).toBe('left');
    expect(went).toEqual([['form', action, fields]]);
  });

  it('goes nowhere else', async () => {
    const { doors, went } = fakeDoors();
    const launch = createLaunch(doors, allow);
    expect(await launch({ kind: 'h5', url: 'https://wx.tenpay.com.evil.cn/' })).toBe('failed');
    expect(await launch({ kind: 'alipay_form', action: 'javascript:alert(1)', fields })).toBe('failed');
    expect(went).toEqual([]);
  });

  it('fails when the browser refuses to go', async () => {
    const { doors } = fakeDoors({
      navigate() {
        throw new Error('refused');
      },
    });
    expect(await createLaunch(doors, allow)({ kind: 'h5', url })).toBe('failed');
  });
});
