import type { InstallContainer, Message } from './native-side.ts';

/** react-native-webview, on `options.platform`. */
export const installReactNative: InstallContainer = (window, options, side) => {
  /** The app's own words put a message event into the page: on the window on iOS, on the document on Android. */
  const script = (data: string): string => {
    const target = options.platform === 'android' ? 'document' : 'window';
    const text = side.literal(JSON.stringify({ data }));
    return `${target}.dispatchEvent(new MessageEvent('message', ${text}))`;
  };
  const toPage = (kind: 'call' | 'answer', name: string, data: unknown, message: Message): void =>
    side.run(kind, name, data, script(JSON.stringify(message)));

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
    // A handler that nobody registered is silence.
    if (handler) side.answerLater(handler(data), (answer) => toPage('answer', name, answer, { id, answer }));
  };

  const native = {
    postMessage(this: unknown, text: unknown): void {
      // On Android it is a Java object, which refuses a method that was taken off it and any other number of texts.
      if (options.platform === 'android' && (this !== native || arguments.length !== 1)) {
        throw new TypeError('no such method');
      }
      receive(String(text));
    },
  };
  side.arrive(() => {
    (window as unknown as Record<string, unknown>).ReactNativeWebView = native;
  });

  return {
    callPage: (call, name, data) => toPage('call', name, data, { call, name, data }),
    sendRaw: (text) => void window.eval(script(text)),
  };
};
