import type { PayInstruction } from '@vip/api';
import type { NativePayResult } from '@vip/bridge';
import type { CheckoutPorts, Launch, LaunchResult } from '../contract.ts';
import { allowedAddress } from './allowed-address.ts';
import { payByJsapi, payByTrade } from './in-wallet.ts';
import type { WalletPorts } from './wallet-ports.ts';

/**
 * Carries out pay instructions. `allow.pay`: origins and schemes that may be followed, from the run-time configuration.
 * The instruction alone decides the wallet API; there is never a second attempt by another one.
 */
export function createLaunch(walletPorts: WalletPorts, allow: { pay: readonly string[] }): Launch {
  const execute = async (instruction: PayInstruction): Promise<LaunchResult> => {
    switch (instruction.kind) {
      case 'jsapi':
        return payByJsapi(walletPorts, instruction.params);
      case 'alipay_trade':
        return payByTrade(walletPorts, instruction.tradeNo);
      case 'bridge':
        return payByBridge(walletPorts, instruction.params);
      // The wallet's page for browsers. Top-level, because Safari launches no app from a frame, and without
      // `noreferrer`, because WeChat refuses a request without the Referer of the registered domain (WeChat Pay, H5).
      case 'h5':
        return leaveFor(instruction.url, allow.pay, walletPorts.navigate);
      // Alipay for browsers: its signed form, submitted by script (Alipay, wap payment).
      case 'alipay_form':
        return leaveFor(instruction.action, allow.pay, (address) =>
          walletPorts.submitForm(address, instruction.fields),
        );
    }
  };
  // A port that throws opened no wallet.
  return (instruction) => execute(instruction).catch((): LaunchResult => 'failed');
}

const BRIDGE_RESULTS: Readonly<Record<NativePayResult, LaunchResult>> = {
  ok: 'done',
  cancel: 'cancelled',
  fail: 'failed',
};

/**
 * The native app's own cashier. An unknown result proves nothing, and neither does an app that throws: the newest
 * JsBridge throws after its native side has run.
 */
async function payByBridge(walletPorts: WalletPorts, params: Record<string, string>): Promise<LaunchResult> {
  const answer = walletPorts.bridgePay(params);
  if (!answer) return 'failed';
  return answer.then(
    (result) => BRIDGE_RESULTS[result],
    (): LaunchResult => 'returned',
  );
}

/** Leaves for an address of the allow-list; any other is not followed. */
function leaveFor(address: string, allow: readonly string[], go: (address: string) => void): LaunchResult {
  const checked = allowedAddress(address, allow);
  if (!checked) return 'failed';
  go(checked);
  return 'left';
}

/** ms. Wallets answer soon after the return; some never do. */
const SILENT_MS = 3000;

/**
 * Opens the wallet and reports its result once. A wallet that stays silent after the page became visible again counts as
 * `returned`, so that the buyer is asked instead of seeing a spinner. Returns a cleanup function.
 */
export function openWallet(
  { launch, clock, visibility }: Pick<CheckoutPorts, 'launch' | 'clock' | 'visibility'>,
  instruction: PayInstruction,
  report: (outcome: LaunchResult) => void,
): () => void {
  let isOver = false;
  let cancelWait = () => {};

  const stop = () => {
    isOver = true;
    cancelWait();
    unlisten();
  };
  const end = (outcome: LaunchResult) => {
    if (isOver) return;
    stop();
    report(outcome);
  };
  const unlisten = visibility.onChange(() => {
    cancelWait();
    if (visibility.isVisible()) cancelWait = clock.after(SILENT_MS, () => end('returned'));
  });

  const open = async () => launch(instruction);
  // A launch that throws against its contract may have opened the wallet first: the server is queried.
  open().then(end, () => end('done'));
  return stop;
}
