import type { PayInstruction } from '@vip/api';
import type { LaunchResult, CheckoutPorts } from '../contract.ts';

/** What came of opening a wallet: its word, or `returned` for one that stayed silent. */
export type WalletOutcome = LaunchResult;

/** Wallets answer within moments of the return; some never do, and the page must not wait for ever. */
const SILENT_MS = 3000;

/**
 * Opens the wallet and tells once how it went. A wallet that stays silent after the page became visible again counts
 * as `returned`, so that the buyer is asked instead of being left with a spinner. Returns the way to stop listening.
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
  // A launch that throws in spite of its contract may have opened the wallet first: the server is asked.
  open().then(end, () => end('done'));
  return stop;
}
