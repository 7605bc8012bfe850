import type { BridgeWindow } from '../contract.ts';
import { bridgeGlobal, type BridgeGlobal } from './bridge-global-sign.ts';
import type { Channel, PageHandler } from './protocol.ts';

export type { BridgeGlobal };

/**
 * The channel over `window.WebViewJavascriptBridge`. An app may inject a second one into the same document (after a
 * reload of a frame, after it came back from the background): it knows nothing of what the first was told, so it is
 * looked at anew before each call, greeted with `meet`, and given the page's handlers again.
 */
export function presentGlobal(
  window: BridgeWindow,
  hasInit: boolean,
  meet: (global: BridgeGlobal) => void = () => undefined,
): Channel {
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
    call(name, data, answered, refused) {
      try {
        const global = present();
        if (global) global.callHandler(name, data, answered);
        else refused();
      } catch {
        // The native side's own words are of no use to a page: that it refused is all there is to know.
        refused();
      }
    },
    listen(name, handler) {
      handlers.set(name, handler);
      present()?.registerHandler(name, handler);
    },
  };
}
