import { hasBridgeGlobal, onBridgeCallbacks } from '../bridge-global-sign.ts';
import type { Protocol } from '../protocol.ts';

/** marcuswestin/WebViewJavascriptBridge: the frame at whose address the app injects its script. */
const loadAddress = 'https://__bridge_loaded__';

/** WebViewJavascriptBridge, iOS. It comes only to a page that asks for it. */
export const wvjb: Protocol = {
  name: 'wvjb',
  isThere: (window) => hasBridgeGlobal(window, false),
  invite(window, { platform }, check) {
    if (platform !== 'ios') return () => undefined;
    const undo = onBridgeCallbacks(window, check);
    const frame = window.document.createElement('iframe');
    frame.style.display = 'none';
    frame.src = loadAddress;
    window.document.documentElement.appendChild(frame);
    window.setTimeout(() => frame.remove(), 0);
    return undo;
  },
  load: () => import('./channel.ts'),
};
