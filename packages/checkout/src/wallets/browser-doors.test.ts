// @vitest-environment happy-dom
import type { NativeBridge } from '@vip/bridge';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { browserDoors, type WalletWindow } from './browser-doors.ts';

const page: WalletWindow = window;
const doors = (bridge: NativeBridge | null = null) => browserDoors(page, () => bridge);

describe('the doors of a browser', () => {
  beforeEach(() => {
    document.body.innerHTML = '';
  });

  it('find a bridge once it is injected, and hear of it', () => {
    const heard: string[] = [];
    const stop = doors().onEvent('WeixinJSBridgeReady', () => heard.push('ready'));
    expect(doors().weixin()).toBeNull();
    page.WeixinJSBridge = { invoke() {} };
    page.AlipayJSBridge = { call() {} };
    document.dispatchEvent(new Event('WeixinJSBridgeReady'));
    stop();
    document.dispatchEvent(new Event('WeixinJSBridgeReady'));
    expect(doors().weixin()).toBe(page.WeixinJSBridge);
    expect(doors().alipay()).toBe(page.AlipayJSBridge);
    expect(heard).toEqual(['ready']);
  });

  it('send a form with its fields, also one that is named like a method', () => {
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
    const fields = { out_trade_no: '1', biz_content: '{"a":"\'\\"<"}', submit: 'x' };
    doors().submitForm('https://openapi.alipay.com/gateway.do', fields);
    const form = submit.mock.contexts[0] as unknown as HTMLFormElement;
    expect(form.isConnected).toBe(true);
    expect(form.getAttribute('method')).toBe('post');
    expect(form.getAttribute('action')).toBe('https://openapi.alipay.com/gateway.do');
    const sent = [...form.querySelectorAll('input')].map(({ name, value }) => [name, value]);
    expect(Object.fromEntries(sent)).toEqual(fields);
  });

  it('go to an address at the top', () => {
    const assign = vi.spyOn(page.location, 'assign').mockImplementation(() => {});
    doors().navigate('https://wx.tenpay.com/a');
    expect(assign).toHaveBeenCalledWith('https://wx.tenpay.com/a');
  });

  it('reach the native app where one answered', async () => {
    const bridge = { pay: async (params: Record<string, string>) => (params['id'] === 'o1' ? 'ok' : 'fail') };
    expect(doors().bridgePay({})).toBeNull();
    expect(await doors(bridge as unknown as NativeBridge).bridgePay({ id: 'o1' })).toBe('ok');
  });

  it('run later, unless it is undone', () => {
    vi.useFakeTimers();
    const ran: string[] = [];
    doors().after(1000, () => ran.push('kept'));
    doors().after(1000, () => ran.push('undone'))();
    vi.advanceTimersByTime(1000);
    vi.useRealTimers();
    expect(ran).toEqual(['kept']);
  });
});
