import type { NativeBridge } from '@vip/bridge';
import type { AlipayJSBridge, WalletPorts, WeixinJSBridge } from './wallet-ports.ts';

/** A window in which WeChat or Alipay may have put its bridge. */
export type WalletWindow = Window & { WeixinJSBridge?: WeixinJSBridge; AlipayJSBridge?: AlipayJSBridge };

/**
 * The doors of a real browser: the only file of this room that touches a window, and only the one it is given.
 * `bridge` gives the native app once it answered, else null.
 */
export function browserWalletPorts(page: WalletWindow, bridge: () => NativeBridge | null): WalletPorts {
  const { document } = page;
  return {
    weixin: () => page.WeixinJSBridge ?? null,
    alipay: () => page.AlipayJSBridge ?? null,
    onEvent(name, run) {
      document.addEventListener(name, run);
      return () => document.removeEventListener(name, run);
    },
    navigate(url) {
      page.location.assign(url);
    },
    submitForm(action, fields) {
      const form = document.createElement('form');
      // Taken before the fields are there: one of the name `submit` would hide it.
      const { submit } = form;
      form.method = 'post';
      form.action = action;
      form.hidden = true;
      Object.keys(fields).forEach((name) => {
        const input = document.createElement('input');
        input.type = 'hidden';
        input.name = name;
        input.value = fields[name] ?? '';
        form.appendChild(input);
      });
      document.body.appendChild(form);
      submit.call(form);
    },
    bridgePay: (params) => bridge()?.pay(params) ?? null,
    after(ms, run) {
      const timer = page.setTimeout(run, ms);
      return () => page.clearTimeout(timer);
    },
  };
}
