import { BridgeError, type ConnectBridge } from './contract.ts';
import { mayBeNative } from './environment-checks.ts';
import { detectEnvironment } from './environment.ts';
import { createNativeBridge } from './native-bridge.ts';
import { jsBridge } from './protocols/js-bridge.ts';
import type { Protocol } from './protocols/protocol.ts';
import { webViewJavascriptBridge } from './protocols/webview-javascript-bridge.ts';

/** By likelihood among the sister apps. */
const protocols: readonly Protocol[] = [webViewJavascriptBridge, jsBridge];

/**
 * Connects to the native app that shows the page, whichever protocol it speaks and however late it comes.
 *
 * Where no native app can be (a browser, a social app) nothing is touched and it rejects at once.
 *
 * @throws BridgeError `absent` after `timeoutMs` (ms, default 3000), and nothing else.
 */
export const connectBridge: ConnectBridge = (window, { userAgent }, { timeoutMs = 3000 } = {}) =>
  new Promise((resolve, reject) => {
    const environment = detectEnvironment(userAgent);
    if (!mayBeNative(environment)) {
      reject(new BridgeError('absent'));
      return;
    }

    const undoings: (() => void)[] = [];
    let isOver = false;
    const finish = (): void => {
      isOver = true;
      for (const undo of undoings.splice(0)) undo();
    };

    /** Whether it is over: connected now or before, or given up. */
    const check = (): boolean => {
      for (const protocol of isOver ? [] : protocols) {
        const channel = protocol.find(window);
        if (!channel) continue;
        finish();
        resolve(createNativeBridge(window, channel));
        break;
      }
      return isOver;
    };

    if (check()) return;
    const timer = window.setTimeout(() => {
      finish();
      reject(new BridgeError('absent'));
    }, timeoutMs);
    undoings.push(() => window.clearTimeout(timer));
    for (const protocol of protocols) undoings.push(protocol.invite(window, environment.platform, check));
    // The native side may have come while it was being invited.
    if (check()) finish();
  });
