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
    answer({ resultCode: code });
  },
});

const launch = (instruction: PayInstruction, ports: Parameters<typeof fakeWalletPorts>[0]) =>
  createLaunch(fakeWalletPorts(ports).walletPorts, allow)(instruction);

const codeOf = (resultCode: unknown) => ({ resultCode });

describe.each([
  {
    name: 'WeChat Pay in WeChat',
    instruction: jsapi,
    bridge: (seen: unknown[]) => ({ weixin: weixin('get_brand_wcpay_request:ok', seen) }),
    call: ['getBrandWCPayRequest', params],
  },
  {
    name: 'Alipay in Alipay',
    instruction: trade,
    bridge: (seen: unknown[]) => ({ alipay: alipay('9000', seen) }),
    call: ['tradePay', { tradeNO: '2026112100001' }],
  },
])('$name', ({ instruction, bridge, call }) => {
  it('is called once with the data of the server when its bridge is injected later and announced twice', async () => {
    const seen: unknown[] = [];
    const { walletPorts, inject, waiting, listening } = fakeWalletPorts();
    const result = createLaunch(walletPorts, allow)(instruction);
    await settled();
    inject(bridge(seen));
    inject(bridge(seen));
    expect(await result).toBe('done');
    expect(seen).toEqual(call);
    expect(waiting() + listening()).toBe(0);
  });

  it('fails when there is no bridge after 5 s', async () => {
    const { walletPorts, advance, listening } = fakeWalletPorts();
    const result = createLaunch(walletPorts, allow)(instruction);
    await advance(5000);
    expect(await result).toBe('failed');
    expect(listening()).toBe(0);
  });

  it('fails when the bridge throws', async () => {
    const refuse = () => {
      throw new Error('not allowed here');
    };
    const ports = { weixin: () => ({ invoke: refuse }), alipay: () => ({ call: refuse }) };
    expect(await launch(instruction, ports)).toBe('failed');
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
    expect(await launch(jsapi, { weixin: () => weixin(message) })).toBe(result);
  });
});

describe('the answer of Alipay', () => {
  const answering = (...answers: unknown[]) => ({
    alipay: (): AlipayJSBridge => ({
      call: (_, __, answer) => answers.forEach((one) => answer(one as object)),
    }),
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
    expect(await launch(trade, { alipay: () => alipay(code) })).toBe(result);
    expect(await launch(trade, { alipay: () => alipay(Number(code)) })).toBe(result);
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
    const { walletPorts, advance } = fakeWalletPorts(answering());
    const results: unknown[] = [];
    void createLaunch(walletPorts, allow)(trade).then((result) => results.push(result));
    await advance(600_000);
    expect(results).toEqual([]);
  });
});

describe("the native app's cashier", () => {
  const bridge: PayInstruction = { kind: 'bridge', params: { orderId: 'o1' } };
  const pay = (answer: Promise<NativePayResult> | null) => launch(bridge, { bridgePay: () => answer });

  it.each([
    ['ok', 'done'],
    ['cancel', 'cancelled'],
    ['fail', 'failed'],
  ] as const)('%s means %s', async (answer, result) => {
    expect(await pay(Promise.resolve(answer))).toBe(result);
  });

  it('fails without an app', async () => {
    expect(await pay(null)).toBe('failed');
  });

  it.each(['absent', 'malformed', 'timeout'] as const)(
    'has the buyer asked if the app was called and its answer is %s',
    async (code) => {
      expect(await pay(Promise.reject(new BridgeError(code)))).toBe('returned');
    },
  );

  it('stays open while the app does not answer', async () => {
    const { walletPorts, advance } = fakeWalletPorts({ bridgePay: () => new Promise(() => undefined) });
    const results: unknown[] = [];
    void createLaunch(walletPorts, allow)(bridge).then((result) => results.push(result));
    await advance(600_000);
    expect(results).toEqual([]);
  });

  it('is never followed by another wallet API', async () => {
    for (const answer of ['cancel', 'fail', 'ok'] as const) {
      const { walletPorts, went } = fakeWalletPorts({
        bridgePay: async () => answer,
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

  it('navigates to an address of the allow-list', async () => {
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

  it('follows no other address', async () => {
    const { walletPorts, went } = fakeWalletPorts();
    const launch = createLaunch(walletPorts, allow);
    expect(await launch({ kind: 'h5', url: 'https://wx.tenpay.com.evil.cn/' })).toBe('failed');
    expect(await launch({ kind: 'alipay_form', action: 'javascript:alert(1)', fields })).toBe('failed');
    expect(went).toEqual([]);
  });

  it('fails when the browser refuses to navigate', async () => {
    const navigate = () => {
      throw new Error('refused');
    };
    expect(await launch({ kind: 'h5', url }, { navigate })).toBe('failed');
  });
});
