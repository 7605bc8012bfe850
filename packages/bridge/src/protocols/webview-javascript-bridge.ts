import { bridgeGlobal, callGlobal, onBridgeCallbacks } from './bridge-global.ts';
import type { Protocol } from './protocol.ts';

/** marcuswestin/WebViewJavascriptBridge: the frame at whose address the app injects its script. */
const loadAddress = 'https://__bridge_loaded__';

/** WebViewJavascriptBridge, iOS. Data of any JSON shape both ways; a missing handler is silence. */
export const webViewJavascriptBridge: Protocol = {
  find(window) {
    const global = bridgeGlobal(window, false);
    if (!global) return null;
    return {
      protocol: 'wvjb',
      call: (...question) => callGlobal(global, ...question),
      listen: (name, handler) => global.registerHandler(name, handler),
    };
  },

  invite(window, platform, check) {
    if (platform !== 'ios') return () => undefined;
    const undo = onBridgeCallbacks(window, check);
    const frame = window.document.createElement('iframe');
    frame.style.display = 'none';
    frame.src = loadAddress;
    window.document.documentElement.appendChild(frame);
    window.setTimeout(() => frame.remove(), 0);
    return undo;
  },
};
