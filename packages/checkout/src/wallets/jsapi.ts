import type { LaunchResult } from '../contract.ts';
import { awaitBridge } from './await-bridge.ts';
import type { WalletDoors } from './doors.ts';

const CALL = 'getBrandWCPayRequest';
const ANSWER = 'get_brand_wcpay_request:';

/**
 * WeChat's word, `get_brand_wcpay_request:ok`, `:cancel` or `:fail…` (WeChat Pay, JSAPI invocation). Anything else is
 * unknown to us, so the server is asked.
 */
function resultOf(message: unknown): LaunchResult {
  const text = String(message);
  if (text === `${ANSWER}cancel`) return 'cancelled';
  return text.startsWith(`${ANSWER}fail`) ? 'failed' : 'done';
}

/** WeChat Pay inside WeChat. `params` go as they are: the server signed them. */
export async function payByJsapi(doors: WalletDoors, params: Record<string, string>): Promise<LaunchResult> {
  const bridge = await awaitBridge(doors, 'WeixinJSBridgeReady', doors.weixin);
  if (!bridge) return 'failed';
  return new Promise((resolve) => {
    bridge.invoke(CALL, params, (result) => resolve(resultOf(result?.err_msg)));
  });
}
