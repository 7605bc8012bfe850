import type { BridgeWindow } from '../contract.ts';
import { oncePerWindow } from './channel.ts';
import { openPageReceiver } from './page-receiver.ts';
import { sisterHandler } from './detection.ts';

/**
 * Looked up for each call, since an app may register it again. Throws when it is gone.
 *
 * Resolves with the reply. From iOS 14 on, a handler without reply returns a promise too, which resolves at once with
 * undefined (WebKit 2.50); before, it returns nothing.
 */
const post = (window: BridgeWindow, message: unknown): Promise<unknown> =>
  Promise.resolve(sisterHandler(window)!.postMessage(message));

/** WKScriptMessageHandler, iOS. A reply is the answer; without one the answer arrives at the page's receiver. */
export const open = oncePerWindow((window) => {
  const receiver = openPageReceiver(window, (message) => {
    post(window, message).catch(() => {
      // The app refused the page's answer; the page cannot do anything about it.
    });
  });
  return {
    call: (name, data, answered, refused) =>
      receiver.ask(
        ({ id, answer, refuse }) => {
          post(window, { id, name, data }).then((reply) => {
            if (reply !== undefined) answer(reply);
          }, refuse);
        },
        answered,
        refused,
      ),
    listen: receiver.listen,
  };
});
