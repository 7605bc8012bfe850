import type { BridgeWindow } from '../contract.ts';
import type { Channel, PageHandler } from './channel.ts';
import { bridgeGlobal, type BridgeGlobal } from './detection.ts';

/** A channel over a global of the page, and that global; null while there is none. */
export interface GlobalChannel extends Channel {
  present(): BridgeGlobal | null;
}

/**
 * The channel over `window.WebViewJavascriptBridge`. An app may inject a second one into the same document (after a
 * reload of a frame, after it came back from the background), without the handlers of the first. So the global is read
 * again before each call; a new one is passed to `meet` and gets the page's handlers again.
 */
export function presentGlobal(
  window: BridgeWindow,
  hasInit: boolean,
  meet: (global: BridgeGlobal) => void = () => undefined,
): GlobalChannel {
  const handlers = new Map<string, PageHandler>();
  let known: BridgeGlobal | null = null;

  const present = (): BridgeGlobal | null => {
    const global = bridgeGlobal(window, hasInit) ?? known;
    if (global && global !== known) {
      known = global;
      meet(global);
      handlers.forEach((handler, name) => global.registerHandler(name, handler));
    }
    return global;
  };
  present();

  return {
    present,
    call(name, data, answered, refused) {
      try {
        const global = present();
        if (global) global.callHandler(name, data, answered);
        else refused();
      } catch {
        // What the native side threw is of no use to a page.
        refused();
      }
    },
    listen(name, handler) {
      handlers.set(name, handler);
      present()?.registerHandler(name, handler);
    },
  };
}

/** WebViewJavascriptBridge, iOS and HarmonyOS, 5 and later. Any JSON data in both directions; a missing handler gives no answer. */
export const open = (window: BridgeWindow): Channel => presentGlobal(window, false);
