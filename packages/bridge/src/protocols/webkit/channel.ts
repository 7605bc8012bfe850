import type { BridgeWindow } from '../../contract.ts';
import { oncePerWindow } from '../once-per-window.ts';
import { openPageDoor } from '../page-door.ts';
import { sisterHandler } from './handler.ts';

/**
 * Looked up anew each time, since an app may register it anew. Throws when it is gone.
 *
 * Resolves with the reply. From iOS 14 on a handler that never replies gives a promise as well, which resolves at once
 * with undefined (seen in WebKit 2.50); before, it gives nothing.
 */
const post = (window: BridgeWindow, message: unknown): Promise<unknown> =>
  Promise.resolve(sisterHandler(window)!.postMessage(message));

/** WKScriptMessageHandler, iOS. A reply is the answer; without one it comes in at the page's door. */
export const open = oncePerWindow((window) => {
  const door = openPageDoor(window, (message) => {
    post(window, message).catch(() => {
      // What the app thinks of the page's answer concerns nobody here.
    });
  });
  return {
    call: (name, data, answered, refused) =>
      door.ask(
        ({ id, answer, refuse }) => {
          post(window, { id, name, data }).then((reply) => {
            if (reply !== undefined) answer(reply);
          }, refuse);
        },
        answered,
        refused,
      ),
    listen: door.listen,
  };
});
