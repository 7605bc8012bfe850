import type { BridgeWindow } from '../contract.ts';
import { oncePerWindow } from './channel.ts';
import { openPageReceiver, type PageGlobal } from './page-receiver.ts';

/**
 * Events that the app dispatches have neither source nor origin. Messages of a frame, an opener or the page itself have
 * an origin and cannot be trusted: they must not hand over a user.
 */
const isFromApp = ({ source, origin, data }: MessageEvent<unknown>): boolean =>
  source === null && origin === '' && typeof data === 'string';

/** Messages to the page are events: on the window on iOS, on the document on Android, where an old one bubbles on. */
function listen(window: BridgeWindow, receive: (text: unknown) => void): void {
  let last: Event | null = null;
  const onMessage = (event: MessageEvent<unknown>): void => {
    if (event === last || !isFromApp(event)) return;
    last = event;
    receive(event.data);
  };
  window.addEventListener('message', onMessage);
  window.document.addEventListener('message', onMessage as (event: Event) => void);
}

/** react-native-webview: text to the app by `postMessage`, text from it by `message` events. */
export const open = oncePerWindow((window) => {
  const post = (message: unknown): void =>
    (window.ReactNativeWebView as { postMessage(text: string): void }).postMessage(JSON.stringify(message));
  const receiver = openPageReceiver(window, post);
  listen(window, (text) => (window.sisterBridgePage as PageGlobal).receive(text));
  return {
    call: (name, data, answered, refused) =>
      receiver.ask(({ id }) => post({ id, name, data }), answered, refused),
    listen: receiver.listen,
  };
});
