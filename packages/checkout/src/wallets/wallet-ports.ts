import type { NativeBridge, NativePayResult } from '@vip/bridge';

/** WeChat's bridge as its browser injects it. */
export interface WeixinJSBridge {
  invoke(name: string, params: Record<string, string>, answer: (result: { err_msg?: unknown }) => void): void;
}

/** Alipay's bridge as its browser injects it. */
export interface AlipayJSBridge {
  call(
    name: string,
    params: Record<string, string>,
    answer: (result: { resultCode?: unknown }) => void,
  ): void;
}

/** What wallets need from the browser. */
export interface WalletPorts {
  /** null until it is injected. */
  weixin(): WeixinJSBridge | null;
  /** null until it is injected. */
  alipay(): AlipayJSBridge | null;
  /** Listens for the event that announces a bridge. Returns a cleanup function. */
  onEvent(name: 'WeixinJSBridgeReady' | 'AlipayJSBridgeReady', run: () => void): () => void;
  /** Top-level navigation to an address that was checked. */
  navigate(url: string): void;
  /** Top-level form POST to an address that was checked. */
  submitForm(action: string, fields: Readonly<Record<string, string>>): void;
  /** The native app's own cashier; null where no app answered. Rejects with `BridgeError`. */
  bridgePay(params: Record<string, string>): Promise<NativePayResult> | null;
  /** Runs after ms. Returns a cleanup function. */
  after(ms: number, run: () => void): () => void;
}

/** A window in which WeChat or Alipay may have put its bridge. */
export type WalletWindow = Window & { WeixinJSBridge?: WeixinJSBridge; AlipayJSBridge?: AlipayJSBridge };

/**
 * The wallet ports of a browser. Touches only the window that it is given. `bridge` returns the native app once it has
 * answered, else null.
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
      // Read before the fields are added: a field named `submit` would hide it.
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
