import { oncePerWindow } from './channel.ts';
import { openPageReceiver } from './page-receiver.ts';

interface FlutterGlobal {
  callHandler(name: string, data: unknown): Promise<unknown>;
}

/**
 * flutter_inappwebview: calls the app's handlers by name and gets a promise. An unregistered name answers null at once, so
 * null counts as refused.
 */
export const open = oncePerWindow((window) => {
  const callHandler = (name: string, data: unknown): Promise<unknown> =>
    (window.flutter_inappwebview as FlutterGlobal).callHandler(name, data);

  const receiver = openPageReceiver(window, (message) => {
    callHandler('sisterBridgeAnswer', message).catch(() => {
      // The app refused the page's answer; the page cannot do anything about it.
    });
  });
  return {
    call: (name, data, answered, refused) =>
      receiver.ask(
        ({ answer, refuse }) => {
          callHandler(name, data).then((value) => {
            if (value === null || value === undefined) refuse();
            else answer(value);
          }, refuse);
        },
        answered,
        refused,
      ),
    listen: receiver.listen,
  };
});
