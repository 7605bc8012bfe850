import type { LaunchResult } from '../contract.ts';
import { awaitBridge } from './await-bridge.ts';
import type { WalletPorts } from './wallet-ports.ts';

const CALL = 'getBrandWCPayRequest';
const ANSWER = 'get_brand_wcpay_request:';

/**
 * WeChat's word, `get_brand_wcpay_request:ok`, `:cancel` or `:fail…` (WeChat Pay, JSAPI invocation). After anything else
 * the buyer is back on our page without a word about the money: he is asked, as the server is.
 */
function resultOf(message: unknown): LaunchResult {
  // Whatever else it is may not even be made a text of.
  if (typeof message !== 'string') return 'returned';
  if (message === `${ANSWER}ok`) return 'done';
  if (message === `${ANSWER}cancel`) return 'cancelled';
  return message.startsWith(`${ANSWER}fail`) ? 'failed' : 'returned';
}

/** WeChat Pay inside WeChat. `params` go as they are: the server signed them. */
export async function payByJsapi(
  walletPorts: WalletPorts,
  params: Record<string, string>,
): Promise<LaunchResult> {
  const bridge = await awaitBridge(walletPorts, 'WeixinJSBridgeReady', walletPorts.weixin);
  if (!bridge) return 'failed';
  return new Promise((resolve) => {
    bridge.invoke(CALL, params, (result) => resolve(resultOf(result?.err_msg)));
  });
}
