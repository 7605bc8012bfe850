// @vitest-environment happy-dom
import type { PayInstruction } from '@vip/api';
import { BridgeError, type NativePayResult } from '@vip/bridge';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settled } from '../test-support/fake-clock.test-support.ts';
import type { AlipayJSBridge, WalletWindow, WeixinJSBridge } from './in-wallet.ts';
import { createLaunch } from './launch.ts';

const page: WalletWindow = window;
const allow = { pay: ['https://wx.tenpay.com', 'https://openapi.alipay.com', 'alipays:'] };
const params = { appId: 'wx1', package: 'prepay_id=1', signType: 'RSA' };
const jsapi: PayInstruction = { kind: 'jsapi', params };
const trade: PayInstruction = { kind: 'alipay_trade', tradeNo: '2026112100001' };

/** Where the page was left for. */
const went: unknown[] = [];
const assign = vi.spyOn(page.location, 'assign');
const submit = vi.spyOn(HTMLFormElement.prototype, 'submit');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  assign.mockImplementation((url) => void went.push(url));
  submit.mockImplementation(function (this: HTMLFormElement) {
    const fields = [...this.querySelectorAll('input')].map(({ name, value }) => [name, value]);
    const [method, action] = ['method', 'action'].map((name) => this.getAttribute(name));
    went.push([this.isConnected, method, action, Object.fromEntries(fields)]);
  });
});
afterEach(() => {
  vi.useRealTimers();
  went.length = 0;
  delete page.WeixinJSBridge;
  delete page.AlipayJSBridge;
});

const weixin = (message: unknown, seen: unknown[] = []): WeixinJSBridge => ({
  invoke(...[name, given, answer]) {
    seen.push(name, given);
    answer({ err_msg: message });
  },
});
const alipay = (code: unknown, seen: unknown[] = []): AlipayJSBridge => ({
  call(...[name, given, answer]) {
    seen.push(name, given);
    answer({ resultCode: code });
  },
});

type Bridges = Pick<WalletWindow, 'WeixinJSBridge' | 'AlipayJSBridge'>;
const launch = (
  instruction: PayInstruction,
  bridges: Bridges = {},
  app: { pay(): Promise<NativePayResult> } | null = null,
) => createLaunch(Object.assign(page, bridges), () => app, allow)(instruction);

const codeOf = (resultCode: unknown) => ({ resultCode });

describe.each([
  {
    name: 'WeChat Pay in WeChat',
    instruction: jsapi,
    bridge: (seen: unknown[]) => ({ WeixinJSBridge: weixin('get_brand_wcpay_request:ok', seen) }),
    ready: 'WeixinJSBridgeReady',
    call: ['getBrandWCPayRequest', params],
  },
  {
    name: 'Alipay in Alipay',
    instruction: trade,
    bridge: (seen: unknown[]) => ({ AlipayJSBridge: alipay('9000', seen) }),
    ready: 'AlipayJSBridgeReady',
    call: ['tradePay', { tradeNO: '2026112100001' }],
  },
])('$name', ({ instruction, bridge, ready, call }) => {
  const listen = vi.spyOn(document, 'addEventListener');
  const unlisten = vi.spyOn(document, 'removeEventListener');
  const expectNothingLeft = () => {
    expect(vi.getTimerCount()).toBe(0);
    expect(unlisten.mock.calls).toEqual(listen.mock.calls);
  };

  it('is called once with the data of the server when its bridge is injected later and announced twice', async () => {
    const seen: unknown[] = [];
    const result = launch(instruction);
    await settled();
    Object.assign(page, bridge(seen));
    document.dispatchEvent(new Event(ready));
    document.dispatchEvent(new Event(ready));
    expect(await result).toBe('done');
    expect(seen).toEqual(call);
    expectNothingLeft();
  });

  it('fails when there is no bridge after 5 s', async () => {
    const results: unknown[] = [];
    void launch(instruction).then((result) => results.push(result));
    await vi.advanceTimersByTimeAsync(4999);
    expect(results).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(results).toEqual(['failed']);
    expectNothingLeft();
  });

  it('fails when the bridge throws', async () => {
    const refuse = () => {
      throw new Error('not allowed here');
    };
    const bridges = { WeixinJSBridge: { invoke: refuse }, AlipayJSBridge: { call: refuse } };
    expect(await launch(instruction, bridges)).toBe('failed');
  });
});

describe('the answer of WeChat', () => {
  it.each([
    ['get_brand_wcpay_request:ok', 'done'],
    ['get_brand_wcpay_request:cancel', 'cancelled'],
    ['get_brand_wcpay_request:fail', 'failed'],
    ['get_brand_wcpay_request:fail_invalid appid', 'failed'],
    ['something new', 'returned'],
    [undefined, 'returned'],
    [{ toString: null }, 'returned'],
  ])('%o means %s', async (message, result) => {
    expect(await launch(jsapi, { WeixinJSBridge: weixin(message) })).toBe(result);
  });
});

describe('the answer of Alipay', () => {
  const answering = (...answers: unknown[]) => ({
    AlipayJSBridge: {
      call: (_, __, answer) => answers.forEach((one) => answer(one as object)),
    } satisfies AlipayJSBridge,
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
  ])('%s means %s, as text and as a number', async (code, result) => {
    expect(await launch(trade, { AlipayJSBridge: alipay(code) })).toBe(result);
    expect(await launch(trade, { AlipayJSBridge: alipay(Number(code)) })).toBe(result);
  });

  it.each([undefined, null, '9000', 9000, {}, ...['4001', 'constructor', Object.create(null)].map(codeOf)])(
    'has the buyer asked without a known code: %o',
    async (answer: unknown) => {
      expect(await launch(trade, answering(answer))).toBe('returned');
    },
  );

  it('counts once: the first of two', async () => {
    expect(await launch(trade, answering({ resultCode: '6001' }, { resultCode: '9000' }))).toBe('cancelled');
  });

  it('is one of four results, for any code', async () => {
    const anything = fc.oneof(fc.anything(), fc.anything({ withNullPrototype: true }).map(codeOf));
    await fc.assert(
      fc.asyncProperty(anything, async (answer) => {
        expect(['done', 'returned', 'cancelled', 'failed']).toContain(await launch(trade, answering(answer)));
      }),
    );
  });

  it('may never come: the wallet stays open', async () => {
    const results: unknown[] = [];
    void launch(trade, answering()).then((result) => results.push(result));
    await vi.advanceTimersByTimeAsync(600_000);
    expect(results).toEqual([]);
  });
});

describe("the native app's cashier", () => {
  const bridge: PayInstruction = { kind: 'bridge', params: { orderId: 'o1' } };
  const pay = (answer: Promise<NativePayResult>, bridges: Bridges = {}) => {
    const call = vi.fn((_params?: unknown) => answer);
    return { call, result: launch(bridge, bridges, { pay: call }) };
  };

  it.each([
    ['ok', 'done'],
    ['cancel', 'cancelled'],
    ['fail', 'failed'],
  ] as const)('%s means %s, and is never followed by another wallet API', async (answer, outcome) => {
    const { call, result } = pay(Promise.resolve(answer), {
      WeixinJSBridge: weixin('get_brand_wcpay_request:ok', went),
      AlipayJSBridge: alipay('9000', went),
    });
    expect(await result).toBe(outcome);
    expect(call.mock.calls).toEqual([[{ orderId: 'o1' }]]);
    expect(went).toEqual([]);
  });

  it('fails without an app', async () => {
    expect(await launch(bridge)).toBe('failed');
  });

  it.each(['absent', 'malformed', 'timeout'] as const)(
    'has the buyer asked if the app was called and its answer is %s',
    async (code) => {
      expect(await pay(Promise.reject(new BridgeError(code))).result).toBe('returned');
    },
  );

  it('stays open while the app does not answer', async () => {
    const results: unknown[] = [];
    void pay(new Promise(() => undefined)).result.then((result) => results.push(result));
    await vi.advanceTimersByTimeAsync(600_000);
    expect(results).toEqual([]);
  });
});

describe('leaving for the cashier', () => {
  const url =
    'https://wx.tenpay.com/cgi-bin/mmpayweb-bin/checkmweb?prepay_id=1&redirect_url=https%3A%2F%2Fa.cn%2F';
  const action = 'https://openapi.alipay.com/gateway.do?charset=utf-8';
  // One is named like a method of the form.
  const fields = { out_trade_no: '1', biz_content: '{"a":"\'\\"<"}', submit: 'x' };

  it.each<[string, PayInstruction, unknown]>([
    ['navigates', { kind: 'h5', url }, url],
    ['sends a form', { kind: 'alipay_form', action, fields }, [true, 'post', action, fields]],
  ])('%s to an address of the allow-list', async (_, instruction, where) => {
    expect(await launch(instruction)).toBe('left');
    expect(went).toEqual([where]);
  });

  it('follows no other address', async () => {
    expect(await launch({ kind: 'h5', url: 'https://wx.tenpay.com.evil.cn/' })).toBe('failed');
    expect(await launch({ kind: 'alipay_form', action: 'javascript:alert(1)', fields })).toBe('failed');
    expect(went).toEqual([]);
  });

  it('fails when the browser refuses to navigate', async () => {
    assign.mockImplementation(() => {
      throw new Error('refused');
    });
    expect(await launch({ kind: 'h5', url })).toBe('failed');
  });
});
