import type { BridgeWindow } from '../contract.ts';
import { oncePerWindow } from './channel.ts';
import type { BridgeGlobal } from './detection.ts';
import { javaOf, openJavaCalls } from './js-bridge-java.ts';
import { presentGlobal } from './webview-javascript-bridge.ts';

/** ms between messages: each is a frame's address, and one that follows at once overwrites the last. */
const gapMs = 20;

/** No callback fires before it. Throws when it has been called already. */
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
 * JsBridge, Android, 1.0.4 to the newest, smallbuer's fork, and WebViewJavascriptBridge 4, iOS. Always three arguments, data
 * never null. 1.0.4 takes only text as an answer of the page, and loses an answer of its own with a `'` in it: that ends
 * as a time-out. From 2.0.0 on its page side finds the app's methods by `eval`, which the policy of our pages forbids; they
 * are called without it.
 */
export const open = oncePerWindow((window: BridgeWindow) => {
  const java = openJavaCalls(window);
  const shared = presentGlobal(window, true, (global) => {
    java.receive(global);
    initialise(global);
  });
  const spaced = spaceOut(window);

  /** WebViewJavascriptBridge 4 takes any JSON; the page side of Java's methods makes JSON of what it gets. */
  const takesText = (): boolean => {
    const global = shared.present();
    return global !== null && '_handleMessageFromNative' in global && javaOf(window, global) === null;
  };

  return {
    call(name, data, answered, refused) {
      const global = shared.present();
      if (global && java.call(global, name, data, answered, refused)) return;
      // A copy, since 2.0.0 and later write into what they are given.
      spaced(() => shared.call(name, { ...data }, answered, refused));
    },
    listen(name, handler) {
      java.listen(name, handler);
      shared.listen(name, (data, reply) =>
        handler(data, (answer) => spaced(() => reply(takesText() ? asText(answer) : answer))),
      );
    },
  };
});

/** Runs what it is given in order, the first at once, each later one `gapMs` after the one before. */
function spaceOut(window: BridgeWindow): (run: () => void) => void {
  const waiting: (() => void)[] = [];
  let isFree = true;

  const next = (): void => {
    const run = waiting.shift();
    isFree = run === undefined;
    if (!run) return;
    window.setTimeout(next, gapMs);
    run();
  };

  return (run) => {
    waiting.push(run);
    if (isFree) next();
  };
}
