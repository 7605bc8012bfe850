import type { PayInstruction } from '@vip/api';
import type { NativeBridge, NativePayResult } from '@vip/bridge';
import type { CheckoutPorts, Launch, LaunchResult } from '../contract.ts';
import { allowedAddress } from './allowed-address.ts';
import { payByJsapi, payByTrade, type WalletWindow } from './in-wallet.ts';

/**
 * Carries out pay instructions. `bridge` returns the native app once it has answered, else null. `allow.pay`: origins and
 * schemes that may be followed, from the run-time configuration. The instruction alone decides the wallet API; there is
 * never a second attempt by another one.
 */
export function createLaunch(
  page: WalletWindow,
  bridge: () => Pick<NativeBridge, 'pay'> | null,
  allow: { pay: readonly string[] },
): Launch {
  const execute = async (instruction: PayInstruction): Promise<LaunchResult> => {
    switch (instruction.kind) {
      case 'jsapi':
        return payByJsapi(page, instruction.params);
      case 'alipay_trade':
        return payByTrade(page, instruction.tradeNo);
      case 'bridge':
        return payByBridge(bridge(), instruction.params);
      // The wallet's page for browsers. Top-level, because Safari launches no app from a frame, and without
      // `noreferrer`, because WeChat refuses a request without the Referer of the registered domain (WeChat Pay, H5).
      case 'h5':
        return leaveFor(instruction.url, allow.pay, (address) => page.location.assign(address));
      // Alipay for browsers: its signed form, submitted by script (Alipay, wap payment).
      case 'alipay_form':
        return leaveFor(instruction.action, allow.pay, (address) =>
          submitForm(page, address, instruction.fields),
        );
    }
  };
  // A browser or bridge that throws opened no wallet.
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
async function payByBridge(
  bridge: Pick<NativeBridge, 'pay'> | null,
  params: Record<string, string>,
): Promise<LaunchResult> {
  if (!bridge) return 'failed';
  return bridge.pay(params).then(
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

/** Top-level form POST. */
function submitForm({ document }: Window, action: string, fields: Readonly<Record<string, string>>): void {
  const form = document.createElement('form');
  // Read before the fields are added: a field named `submit` would hide it.
  const { submit } = form;
  form.method = 'post';
  form.action = action;
  form.hidden = true;
  Object.keys(fields).forEach((name) => {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = fields[name] ?? '';
    form.appendChild(input);
  });
  document.body.appendChild(form);
  submit.call(form);
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
