import { oncePerWindow } from '../once-per-window.ts';
import { openPageDoor } from '../page-door.ts';

interface FlutterGlobal {
  callHandler(name: string, data: unknown): Promise<unknown>;
}

/**
 * flutter_inappwebview: handlers of the app by their names, each with a promise. A name that nobody registered answers
 * null at once, so null has refused.
 */
export const open = oncePerWindow((window) => {
  const callHandler = (name: string, data: unknown): Promise<unknown> =>
    (window.flutter_inappwebview as FlutterGlobal).callHandler(name, data);

  const door = openPageDoor(window, (message) => {
    callHandler('sisterBridgeAnswer', message).catch(() => {
      // What the app thinks of the page's answer concerns nobody here.
    });
  });
  return {
    call: (name, data, answered, refused) =>
      door.ask(
        ({ answer, refuse }) => {
          callHandler(name, data).then((value) => {
            if (value === null || value === undefined) refuse();
            else answer(value);
          }, refuse);
        },
        answered,
        refused,
      ),
    listen: door.listen,
  };
});
