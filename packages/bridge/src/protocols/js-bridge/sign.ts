import { hasBridgeGlobal, onBridgeCallbacks } from '../bridge-global-sign.ts';
import type { Protocol } from '../protocol.ts';

/** lzyzsd/JsBridge: fired on the document when its page side is injected. 1.0.4 tells in no other way. */
const readyEvent = 'WebViewJavascriptBridgeReady';

/** JsBridge, Android, 1.0.4 to the newest. It comes by itself, at the end of the load. */
export const jsBridge: Protocol = {
  name: 'jsbridge',
  isThere: (window) => hasBridgeGlobal(window, true),
  invite(window, { platform }, check) {
    if (platform === 'ios') return () => undefined;
    const undo = onBridgeCallbacks(window, check);
    window.document.addEventListener(readyEvent, check);
    return () => {
      window.document.removeEventListener(readyEvent, check);
      undo();
    };
  },
  load: () => import('./channel.ts'),
};
