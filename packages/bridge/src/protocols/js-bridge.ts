import type { BridgeWindow } from '../contract.ts';
import type { Channel } from './channel.ts';
import type { BridgeGlobal } from './detection.ts';
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
 * JsBridge, Android, 1.0.4 to the newest. Always three arguments, data never null, answers are strings.
 * 1.0.4 loses an answer with a `'` in it: that ends as a time-out.
 */
export function open(window: BridgeWindow): Channel {
  const global = presentGlobal(window, true, initialise);
  const spaced = spaceOut(window);
  return {
    call: (...question) => spaced(() => global.call(...question)),
    listen: (name, handler) =>
      global.listen(name, (data, reply) => handler(data, (answer) => spaced(() => reply(asText(answer))))),
  };
}

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
