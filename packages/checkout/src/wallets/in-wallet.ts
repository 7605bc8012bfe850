import type { LaunchResult } from '../contract.ts';

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

/** A window in which WeChat or Alipay may have put its bridge. */
export type WalletWindow = Window & { WeixinJSBridge?: WeixinJSBridge; AlipayJSBridge?: AlipayJSBridge };

/** A wallet's browser injects its bridge within a second or two of the load, also on old phones. */
const READY_MS = 5000;

/** The bridge of the wallet's browser, now or once it is announced; undefined after 5 s without one. */
function awaitBridge<Name extends 'WeixinJSBridge' | 'AlipayJSBridge'>(
  page: WalletWindow,
  name: Name,
): Promise<WalletWindow[Name]> {
  return new Promise((resolve) => {
    if (page[name]) return resolve(page[name]);
    const end = () => {
      page.document.removeEventListener(`${name}Ready`, end);
      page.clearTimeout(timer);
      resolve(page[name]);
    };
    page.document.addEventListener(`${name}Ready`, end);
    const timer = page.setTimeout(end, READY_MS);
  });
}

const WECHAT_CALL = 'getBrandWCPayRequest';
const WECHAT_ANSWER = 'get_brand_wcpay_request:';

/**
 * WeChat's result: `get_brand_wcpay_request:ok`, `:cancel` or `:fail…` (WeChat Pay, JSAPI invocation). Any other result
 * means that the buyer is back on the page and nothing is known about the money: both the buyer and the server are
 * asked.
 */
function wechatResult(message: unknown): LaunchResult {
  // Coercing a result that is no string may throw.
  if (typeof message !== 'string') return 'returned';
  if (message === `${WECHAT_ANSWER}ok`) return 'done';
  if (message === `${WECHAT_ANSWER}cancel`) return 'cancelled';
  return message.startsWith(`${WECHAT_ANSWER}fail`) ? 'failed' : 'returned';
}

/** WeChat Pay inside WeChat. `params` are passed unchanged: the server signed them. */
export async function payByJsapi(page: WalletWindow, params: Record<string, string>): Promise<LaunchResult> {
  const bridge = await awaitBridge(page, 'WeixinJSBridge');
  if (!bridge) return 'failed';
  return new Promise((resolve) => {
    bridge.invoke(WECHAT_CALL, params, (result) => resolve(wechatResult(result?.err_msg)));
  });
}

/**
 * Alipay's `resultCode` (Alipay, JSAPI tradePay), as text or as a number. 8000 processing and 6004 unknown: Alipay
 * decides later. 6002 network, 5000 duplicate, 99 left at the password and unknown codes: nothing is known about the
 * money, so both the buyer and the server are asked.
 */
function alipayResult(code: unknown): LaunchResult {
  // Coercing anything else may throw.
  switch (typeof code === 'number' ? String(code) : code) {
    case '9000':
    case '8000':
    case '6004':
      return 'done';
    case '6001':
      return 'cancelled';
    case '4000':
      return 'failed';
    default:
      return 'returned';
  }
}

/** Alipay inside Alipay, by the trade number that the server made. */
export async function payByTrade(page: WalletWindow, tradeNO: string): Promise<LaunchResult> {
  const bridge = await awaitBridge(page, 'AlipayJSBridge');
  if (!bridge) return 'failed';
  return new Promise((resolve) => {
    bridge.call('tradePay', { tradeNO }, (result) => resolve(alipayResult(result?.resultCode)));
  });
}
