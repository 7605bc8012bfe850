import type { NativePayResult } from '@vip/bridge';
import type { LaunchResult } from '../contract.ts';
import type { WalletDoors } from './doors.ts';

const RESULTS: Readonly<Record<NativePayResult, LaunchResult>> = {
  ok: 'done',
  cancel: 'cancelled',
  fail: 'failed',
};

/** Never asked: there is no native side. Every other failure may come after the cashier opened. */
const isAbsent = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'absent';

/** The native app's own cashier. Once invoked, no second way is tried. */
export async function payByBridge(doors: WalletDoors, params: Record<string, string>): Promise<LaunchResult> {
  const answer = doors.bridgePay(params);
  if (!answer) return 'failed';
  try {
    return RESULTS[await answer];
  } catch (error) {
    return isAbsent(error) ? 'failed' : 'done';
  }
}
