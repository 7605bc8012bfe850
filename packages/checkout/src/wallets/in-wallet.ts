import type { LaunchResult } from '../contract.ts';
import type { WalletPorts } from './wallet-ports.ts';

/** A wallet's browser injects its bridge within a second or two of the load, also on old phones. */
const READY_MS = 5000;

/** The bridge that `find` returns, now or when `event` announces it; null after 5 s without one. */
function awaitBridge<Bridge>(
  walletPorts: WalletPorts,
  event: Parameters<WalletPorts['onEvent']>[0],
  find: () => Bridge | null,
): Promise<Bridge | null> {
  return new Promise((resolve) => {
    const found = find();
    if (found) return resolve(found);
    const end = () => {
      unlisten();
      cancel();
      resolve(find());
    };
    const unlisten = walletPorts.onEvent(event, end);
    const cancel = walletPorts.after(READY_MS, end);
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
export async function payByJsapi(
  walletPorts: WalletPorts,
  params: Record<string, string>,
): Promise<LaunchResult> {
  const bridge = await awaitBridge(walletPorts, 'WeixinJSBridgeReady', walletPorts.weixin);
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
export async function payByTrade(walletPorts: WalletPorts, tradeNO: string): Promise<LaunchResult> {
  const bridge = await awaitBridge(walletPorts, 'AlipayJSBridgeReady', walletPorts.alipay);
  if (!bridge) return 'failed';
  return new Promise((resolve) => {
    bridge.call('tradePay', { tradeNO }, (result) => resolve(alipayResult(result?.resultCode)));
  });
}
