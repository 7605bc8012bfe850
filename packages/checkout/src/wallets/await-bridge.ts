import type { WalletDoors } from './doors.ts';

/** A wallet's browser injects its bridge within a second or two of the load, also on old phones. */
const READY_MS = 5000;

/** The bridge that `find` looks for, now or when `event` announces it; null after 5 s without. */
export function awaitBridge<Bridge>(
  doors: WalletDoors,
  event: Parameters<WalletDoors['onEvent']>[0],
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
    const unlisten = doors.onEvent(event, end);
    const cancel = doors.after(READY_MS, end);
  });
}
