import type { WalletPorts } from './wallet-ports.ts';

/** A wallet's browser injects its bridge within a second or two of the load, also on old phones. */
const READY_MS = 5000;

/** The bridge that `find` looks for, now or when `event` announces it; null after 5 s without. */
export function awaitBridge<Bridge>(
  walletPorts: WalletPorts,
  event: Parameters<WalletPorts['onEvent']>[0],
  find: () => Bridge | null,
): Promise<Bridge | null> {
  return new Promise((resolve) => {
    const found = find();
    if (found) return resolve(found);
    const end = () => {
      unlisten();
      cancel();
      resolve(find());
    };
    const unlisten = walletPorts.onEvent(event, end);
    const cancel = walletPorts.after(READY_MS, end);
  });
}
