import type { LaunchResult } from '../contract.ts';
import { awaitBridge } from './await-bridge.ts';
import type { WalletPorts } from './wallet-ports.ts';

/**
 * Alipay's `resultCode` (Alipay, JSAPI tradePay), as text or as a number. 8000 processing and 6004 unknown are decided
 * by Alipay in a while. 6002 network, 5000 duplicate, 99 left at the password and codes that are new to us leave the
 * buyer on our page without a word about the money: he is asked, as the server is.
 */
function resultOf(code: unknown): LaunchResult {
  // Whatever else it is may not even be made a text of.
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
    bridge.call('tradePay', { tradeNO }, (result) => resolve(resultOf(result?.resultCode)));
  });
}
