import type { HostOptions, NativeHost } from './host-options.ts';

type Answered = (answer: unknown) => void;
type Message = Record<string, unknown>;

/**
 * A native app whose web view is react-native-webview, on `options.platform`: what it does to `window`. In a real
 * browser and in happy-dom.
 *
 * Self-contained: it is also turned into text and put before a page's scripts, so its body uses nothing but
 * its parameters and the language.
 */
export function installReactNativeHost(window: Window & typeof globalThis, options: HostOptions): NativeHost {
  const door = window as unknown as Record<string, unknown>;
  let handOver = options.handOver;
  let isSilent = options.silent === true;
  let isDoubled = false;
  let garbage: { data: unknown } | null = null;
  let counter = 0;
  const waiting: Record<string, { name: string; answered: Answered }> = {};

  const log = (
    direction: 'page_to_native' | 'native_to_page',
    kind: 'call' | 'answer',
    name: string,
    data: unknown,
    raw: string,
  ): void => options.onTraffic?.({ at: Date.now(), direction, kind, name, data, raw });

  // ---- Native side -----------------------------------------------------------------------------------

  const handlers: Record<string, (data: unknown) => unknown> = {
    getUserInfo: () => (typeof handOver === 'function' ? (handOver as () => unknown)() : handOver),
    unlogin: () => null,
    ...options.handlers,
  };
  if (options.pay) handlers.pay = options.pay;
  const handlerOf = (name: string): ((data: unknown) => unknown) | undefined =>
    Object.prototype.hasOwnProperty.call(handlers, name) ? handlers[name] : undefined;

  /** What goes over instead of a handler's value. */
  const toAnswer = (value: unknown): unknown => {
    const isText = options.answer === 'string' && typeof value !== 'string';
    const answer = garbage ? garbage.data : isText ? JSON.stringify(value) : value;
    garbage = null;
    return answer;
  };

  /** `give` carries the answer over, when the handler has it. */
  const answerLater = (value: unknown, give: Answered): void => {
    void Promise.resolve(value).then((settled) =>
      window.setTimeout(() => {
        if (isSilent) return;
        const answer = toAnswer(settled);
        give(answer);
        if (isDoubled) give(answer);
      }, options.delayMs ?? 0),
    );
  };

  const answeredByPage = ({ call, answer }: Message, raw: string): void => {
    const known = waiting[String(call)];
    delete waiting[String(call)];
    if (!known) return;
    log('page_to_native', 'answer', known.name, answer, raw);
    known.answered(answer);
  };

  /** The app's own words put a message event into the page: on the window on iOS, on the document on Android. */
  const script = (data: string): string => {
    const target = options.platform === 'android' ? 'document' : 'window';
    const text = JSON.stringify({ data })
      .replace(/\u2028/g, '\\u2028')
      .replace(/\u2029/g, '\\u2029');
    return `${target}.dispatchEvent(new MessageEvent('message', ${text}))`;
  };
  const toPage = (kind: 'call' | 'answer', name: string, data: unknown, message: Message): void => {
    const text = script(JSON.stringify(message));
    log('native_to_page', kind, name, data, text);
    window.eval(text);
  };

  const receive = (raw: string): void => {
    const message = JSON.parse(raw) as Message;
    if (typeof message.call === 'string') {
      answeredByPage(message, raw);
      return;
    }
    const { id, data } = message;
    const name = String(message.name);
    log('page_to_native', 'call', name, data, raw);
    const handler = handlerOf(name);
    // A handler that nobody registered is silence.
    if (handler) answerLater(handler(data), (answer) => toPage('answer', name, answer, { id, answer }));
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
  const inject = (): void => {
    door.ReactNativeWebView = native;
  };
  if (options.injectAfterMs) window.setTimeout(inject, options.injectAfterMs);
  else inject();

  return {
    callPage: (name, data = null) =>
      new Promise((answered) => {
        counter += 1;
        const call = `app_${counter}`;
        waiting[call] = { name, answered };
        toPage('call', name, data, { call, name, data });
      }),
    setHandOver(next) {
      handOver = next;
    },
    setSilent(next) {
      isSilent = next;
    },
    answerTwice(isTwice = true) {
      isDoubled = isTwice;
    },
    answerGarbage(data) {
      garbage = { data };
    },
    sendRaw: (text) => void window.eval(script(text)),
  };
}
