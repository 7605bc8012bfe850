import type { NativePayResult } from '@vip/bridge';
import type { LaunchResult } from '../contract.ts';
import type { WalletPorts } from './wallet-ports.ts';

const RESULTS: Readonly<Record<NativePayResult, LaunchResult>> = {
  ok: 'done',
  cancel: 'cancelled',
  fail: 'failed',
};

/**
 * The native app's own cashier. Once invoked, no second way is tried. A strange word proves nothing, and neither does
 * an app that throws: the newest JsBridge does so after its native side has run.
 */
export async function payByBridge(
  walletPorts: WalletPorts,
  params: Record<string, string>,
): Promise<LaunchResult> {
  const answer = walletPorts.bridgePay(params);
  if (!answer) return 'failed';
  return answer.then(
    (word) => RESULTS[word],
    (): LaunchResult => 'returned',
  );
}
