import { BridgeError, type BridgeWindow, type ConnectBridge, type NativeBridge } from './contract.ts';
import { mayBeNative } from './environment-checks.ts';
import { detectEnvironment } from './environment.ts';
import { createNativeBridge } from './native-bridge.ts';
import { protocols } from './protocols/all.ts';
import { lookAgain } from './protocols/look-again.ts';
import type { AppSigns, Protocol } from './protocols/protocol.ts';

/** The protocol whose native side is there, now or when it comes. Rejects with `absent` after `timeoutMs`. */
const appearing = (window: BridgeWindow, signs: AppSigns, timeoutMs: number): Promise<Protocol> =>
  new Promise((resolve, reject) => {
    const undoings: (() => void)[] = [];
    let isOver = false;
    const finish = (): void => {
      isOver = true;
      for (const undo of undoings.splice(0)) undo();
    };
    /** Whether it is over: found now or before, or given up. */
    const check = (): boolean => {
      const found = isOver ? undefined : protocols.find((protocol) => protocol.isThere(window, signs));
      if (found) {
        finish();
        resolve(found);
      }
      return isOver;
    };

    if (check()) return;
    const timer = window.setTimeout(() => {
      finish();
      reject(new BridgeError('absent'));
    }, timeoutMs);
    undoings.push(() => window.clearTimeout(timer));
    for (const { invite } of protocols) if (invite) undoings.push(invite(window, signs, check));
    // Message handlers, Java objects and containers come without a word.
    undoings.push(lookAgain(window, check));
    // The native side may have come while it was being invited.
    if (check()) finish();
  });

async function open(window: BridgeWindow, signs: AppSigns, protocol: Protocol): Promise<NativeBridge> {
  const adapter = await protocol.load().catch(() => {
    // An adapter that does not arrive leaves the page as it is where no app is: the next try loads it anew.
    throw new BridgeError('absent', 'the adapter does not load');
  });
  return createNativeBridge(window, protocol.name, adapter.open(window, signs));
}

/**
 * Connects to the native app that shows the page, whichever protocol it speaks and however late it comes.
 *
 * Where no native app can be (a browser, a social app) nothing is touched and it rejects at once.
 *
 * @throws BridgeError `absent` after `timeoutMs` (ms, default 3000) or when the protocol's adapter does not load, and
 * nothing else.
 */
export const connectBridge: ConnectBridge = async (window, { userAgent }, { timeoutMs = 3000 } = {}) => {
  const environment = detectEnvironment(userAgent);
  if (!mayBeNative(environment)) throw new BridgeError('absent');
  const signs: AppSigns = { platform: environment.platform, userAgent };
  return open(window, signs, await appearing(window, signs, timeoutMs));
};
