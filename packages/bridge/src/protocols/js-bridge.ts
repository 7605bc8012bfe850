import { bridgeGlobal, callGlobal, onBridgeCallbacks, type BridgeGlobal } from './bridge-global.ts';
import type { Protocol } from './protocol.ts';
import { spaceOut } from './space-out.ts';

/** lzyzsd/JsBridge: fired on the document when its page side is injected. 1.0.4 tells in no other way. */
const readyEvent = 'WebViewJavascriptBridgeReady';

/** ms between messages: each is a frame's address, and one that follows at once overwrites the last. */
const gapMs = 20;

/** No callback fires before it. A second call throws: then somebody has done it, which is all we want. */
function initialise(global: BridgeGlobal): void {
  try {
    global.init?.(() => undefined);
  } catch {
    // Initialised already, by the page's own script or an earlier connection.
  }
}

const asText = (answer: unknown): string =>
  typeof answer === 'string' ? answer : (JSON.stringify(answer) ?? '');

/**
 * JsBridge, Android, 1.0.4 to the newest. Always three arguments, data never null, answers are strings.
 * 1.0.4 loses an answer with a `'` in it: that ends as a time-out.
 */
export const jsBridge: Protocol = {
  find(window) {
    const global = bridgeGlobal(window, true);
    if (!global) return null;
    initialise(global);
    const spaced = spaceOut(window, gapMs);
    return {
      protocol: 'jsbridge',
      call: (...question) => spaced(() => callGlobal(global, ...question)),
      listen: (name, handler) =>
        global.registerHandler(name, (data, reply) =>
          handler(data, (answer) => spaced(() => reply(asText(answer)))),
        ),
    };
  },

  invite(window, platform, check) {
    if (platform === 'ios') return () => undefined;
    const undo = onBridgeCallbacks(window, check);
    window.document.addEventListener(readyEvent, check);
    return () => {
      window.document.removeEventListener(readyEvent, check);
      undo();
    };
  },
};
