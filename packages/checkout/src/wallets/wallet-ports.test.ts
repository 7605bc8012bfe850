// @vitest-environment happy-dom
import type { NativeBridge } from '@vip/bridge';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { browserWalletPorts, type WalletWindow } from './wallet-ports.ts';

const page: WalletWindow = window;
const walletPorts = (bridge: NativeBridge | null = null) => browserWalletPorts(page, () => bridge);

describe('the wallet ports of a browser', () => {
  beforeEach(() => {
    document.body.innerHTML = '';
  });

  it('find a bridge once it is injected, and are notified', () => {
    const heard: string[] = [];
    const stop = walletPorts().onEvent('WeixinJSBridgeReady', () => heard.push('ready'));
    expect(walletPorts().weixin()).toBeNull();
    page.WeixinJSBridge = { invoke() {} };
    page.AlipayJSBridge = { call() {} };
    document.dispatchEvent(new Event('WeixinJSBridgeReady'));
    stop();
    document.dispatchEvent(new Event('WeixinJSBridgeReady'));
    expect(walletPorts().weixin()).toBe(page.WeixinJSBridge);
    expect(walletPorts().alipay()).toBe(page.AlipayJSBridge);
    expect(heard).toEqual(['ready']);
  });

  it('submit a form with its fields, also one that is named like a method', () => {
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
    const fields = { out_trade_no: '1', biz_content: '{"a":"\'\\"<"}', submit: 'x' };
    walletPorts().submitForm('https://openapi.alipay.com/gateway.do', fields);
    const form = submit.mock.contexts[0] as unknown as HTMLFormElement;
    expect(form.isConnected).toBe(true);
    expect(form.getAttribute('method')).toBe('post');
    expect(form.getAttribute('action')).toBe('https://openapi.alipay.com/gateway.do');
    const sent = [...form.querySelectorAll('input')].map(({ name, value }) => [name, value]);
    expect(Object.fromEntries(sent)).toEqual(fields);
  });

  it('navigate the top-level page', () => {
    const assign = vi.spyOn(page.location, 'assign').mockImplementation(() => {});
    walletPorts().navigate('https://wx.tenpay.com/a');
    expect(assign).toHaveBeenCalledWith('https://wx.tenpay.com/a');
  });

  it('call the native app if it has answered', async () => {
    const bridge = { pay: async (params: Record<string, string>) => (params['id'] === 'o1' ? 'ok' : 'fail') };
    expect(walletPorts().bridgePay({})).toBeNull();
    expect(await walletPorts(bridge as unknown as NativeBridge).bridgePay({ id: 'o1' })).toBe('ok');
  });

  it('run a timer unless it is cancelled', () => {
    vi.useFakeTimers();
    const ran: string[] = [];
    walletPorts().after(1000, () => ran.push('kept'));
    walletPorts().after(1000, () => ran.push('cancelled'))();
    vi.advanceTimersByTime(1000);
    vi.useRealTimers();
    expect(ran).toEqual(['kept']);
  });
});
