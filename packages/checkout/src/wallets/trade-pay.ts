import type { LaunchResult } from '../contract.ts';
import { awaitBridge } from './await-bridge.ts';
import type { WalletDoors } from './doors.ts';

/**
 * Alipay's `resultCode` (Alipay, JSAPI tradePay). The others are 9000 ok, 8000 processing, 6004 unknown, 6002 network,
 * 5000 duplicate and 99 left at the password; for those, and for codes that are new to us, the server is asked.
 */
function resultOf(code: unknown): LaunchResult {
  const text = String(code);
  if (text === '6001') return 'cancelled';
  return text === '4000' ? 'failed' : 'done';
}

/** Alipay inside Alipay, by the trade number that the server made. */
export async function payByTrade(doors: WalletDoors, tradeNO: string): Promise<LaunchResult> {
  const bridge = await awaitBridge(doors, 'AlipayJSBridgeReady', doors.alipay);
  if (!bridge) return 'failed';
  return new Promise((resolve) => {
    bridge.call('tradePay', { tradeNO }, (result) => resolve(resultOf(result?.resultCode)));
  });
}
