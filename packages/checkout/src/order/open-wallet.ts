import type { PayInstruction } from '@vip/api';
import type { LaunchResult, CheckoutPorts } from '../contract.ts';

/** The result of opening a wallet; `returned` for one that stayed silent. */
export type WalletOutcome = LaunchResult;

/** Wallets answer soon after the return; some never do. */
const SILENT_MS = 3000;

/**
 * Opens the wallet and reports its result once. A wallet that stays silent after the page became visible again counts as
 * `returned`, so that the buyer is asked instead of seeing a spinner. Returns a cleanup function.
 */
export function openWallet(
  { launch, clock, visibility }: Pick<CheckoutPorts, 'launch' | 'clock' | 'visibility'>,
  instruction: PayInstruction,
  tell: (outcome: WalletOutcome) => void,
): () => void {
  let isOver = false;
  let cancelWait = () => {};

  const stop = () => {
    isOver = true;
    cancelWait();
    unlisten();
  };
  const end = (outcome: WalletOutcome) => {
    if (isOver) return;
    stop();
    tell(outcome);
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
