import type { InstallContainer, Message } from './native-side.ts';

/** react-native-webview, on `options.platform`. */
export const installReactNative: InstallContainer = (window, options, side) => {
  /** The app's own script dispatches a message event: on the window on iOS, on the document on Android. */
  const target = options.platform === 'android' ? 'document' : 'window';
  const container = side.calling(
    'text',
    (literal) => `${target}.dispatchEvent(new MessageEvent('message', {"data":${literal}}))`,
    (data) => window[target].dispatchEvent(new window.MessageEvent('message', { data })),
  );

  const receive = (raw: string): void => {
    const message = JSON.parse(raw) as Message;
    if (typeof message.call === 'string') {
      side.answeredByPage(message, raw);
      return;
    }
    const { id, data } = message;
    const name = String(message.name);
    side.log('page_to_native', 'call', name, data, raw);
    const handler = side.handlerOf(name);
    // No answer without a handler.
    if (!handler) return;
    side.answerLater(handler(data), (answer) => container.toPage('answer', name, answer, { id, answer }));
  };

  const native = {
    postMessage(this: unknown, text: unknown): void {
      // On Android it is a Java object, which refuses a detached method and any other number of arguments.
      if (options.platform === 'android' && (this !== native || arguments.length !== 1)) {
        throw new TypeError('no such method');
      }
      receive(String(text));
    },
  };
  side.arrive(() => {
    (window as unknown as Record<string, unknown>).ReactNativeWebView = native;
  });

  return container;
};
