import type { NativePayResult } from '@vip/bridge';

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

/** The doors to the browser that wallets are reached through. */
export interface WalletPorts {
  /** null until it is injected. */
  weixin(): WeixinJSBridge | null;
  /** null until it is injected. */
  alipay(): AlipayJSBridge | null;
  /** Listens for the event by which a bridge says that it is there. Returns a cleanup function. */
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
