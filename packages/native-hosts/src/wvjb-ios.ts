import type { HostOptions, NativeHost } from './host-options.ts';

type Answered = (answer: unknown) => void;
type Message = Record<string, unknown>;

/**
 * A native iOS app that speaks WebViewJavascriptBridge, with its page side: what such an app's web view does
 * to `window`. In a real browser and in happy-dom.
 *
 * Self-contained: it is also turned into text and put before a page's scripts, so its body uses nothing but
 * its parameters and the language.
 */
export function installWvjbIosHost(window: Window & typeof globalThis, options: HostOptions): NativeHost {
  const globals = window as unknown as Record<string, unknown>;
  const document = window.document;
  /** ms that a navigation takes to reach the native side. */
  const hopMs = 1;
  let handOver = options.handOver;
  let isSilent = options.silent === true;
  let isDoubled = false;
  let garbage: { data: unknown } | null = null;

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

  let isInjectionDue = false;
  let startup: Message[] | null = [];
  let counter = 0;
  const waiting: Record<string, { name: string; answered: Answered }> = {};

  /** The script that the native side evaluates, its text escaped as WebViewJavascriptBridge does. */
  const script = (text: string): string => {
    const escapes: Record<string, string> = {
      '\n': 'n',
      '\r': 'r',
      '\f': 'f',
      '\u2028': 'u2028',
      '\u2029': 'u2029',
    };
    const escaped = text.replace(/[\\"'\n\r\f\u2028\u2029]/g, (char) => `\\${escapes[char] || char}`);
    return `WebViewJavascriptBridge._handleMessageFromObjC('${escaped}');`;
  };

  /** Evaluating that script in the page comes to this: the escapes lose nothing. */
  const toPage = (text: string): void => {
    (globals.WebViewJavascriptBridge as Record<string, (text: string) => void>)._handleMessageFromObjC!(text);
  };

  const send = (message: Message): void => {
    if (startup) startup.push(message);
    else toPage(JSON.stringify(message));
  };

  const answer = (name: string, responseId: string, value: unknown): void => {
    if (isSilent) return;
    let responseData =
      options.answer === 'string' && typeof value !== 'string' ? JSON.stringify(value) : value;
    if (garbage) responseData = garbage.data;
    garbage = null;
    for (let time = isDoubled ? 2 : 1; time > 0; time -= 1) {
      const message = { responseId, responseData };
      log('native_to_page', 'answer', name, responseData, script(JSON.stringify(message)));
      send(message);
    }
  };

  const receive = (message: Message): void => {
    const raw = `https://__wvjb_queue_message__\n${JSON.stringify([message])}`;
    if (typeof message.responseId === 'string') {
      const call = waiting[message.responseId];
      delete waiting[message.responseId];
      if (!call) return;
      log('page_to_native', 'answer', call.name, message.responseData, raw);
      call.answered(message.responseData);
      return;
    }
    const name = String(message.handlerName);
    log('page_to_native', 'call', name, message.data, raw);
    const handler = Object.prototype.hasOwnProperty.call(handlers, name) ? handlers[name] : undefined;
    // A handler that nobody registered is silence.
    if (!handler) return;
    void Promise.resolve(handler(message.data)).then((value) => {
      if (typeof message.callbackId !== 'string') return;
      const responseId = message.callbackId;
      window.setTimeout(() => answer(name, responseId, value), options.delayMs ?? 0);
    });
  };

  // ---- Page side, injected ---------------------------------------------------------------------------

  const inject = (): void => {
    const pageHandlers: Record<string, (data: unknown, reply?: Answered) => void> = {};
    const callbacks: Record<string, Answered> = {};
    let outbox: Message[] = [];
    let unique = 0;
    const frame = document.createElement('iframe');
    frame.style.display = 'none';

    const post = (message: Message): void => {
      outbox.push(message);
      frame.src = 'https://__wvjb_queue_message__';
    };

    globals.WebViewJavascriptBridge = {
      registerHandler(name: string, handler: (data: unknown, reply?: Answered) => void) {
        pageHandlers[name] = handler;
      },
      callHandler(name: string, data?: unknown, answered?: Answered) {
        const isShort = typeof data === 'function' && answered === undefined;
        const callback = isShort ? (data as Answered) : answered;
        const message: Message = { handlerName: name, data: isShort ? null : data };
        if (callback) {
          unique += 1;
          const callbackId = `cb_${unique}_${Date.now()}`;
          callbacks[callbackId] = callback;
          message.callbackId = callbackId;
        }
        post(message);
      },
      _fetchQueue() {
        const text = JSON.stringify(outbox);
        outbox = [];
        return text;
      },
      _handleMessageFromObjC(text: string) {
        const message = JSON.parse(text) as Message;
        if (typeof message.responseId === 'string') {
          const callback = callbacks[message.responseId];
          // A second response to one call is dropped.
          delete callbacks[message.responseId];
          callback?.(message.responseData);
          return;
        }
        const name = String(message.handlerName);
        const responseId = message.callbackId;
        const reply: Answered = (responseData) => post({ handlerName: name, responseId, responseData });
        pageHandlers[name]?.(message.data, typeof responseId === 'string' ? reply : undefined);
      },
    };

    document.documentElement.appendChild(frame);
    frame.src = 'https://__wvjb_queue_message__';
    window.setTimeout(() => {
      const list = globals.WVJBCallbacks as ((bridge: unknown) => void)[];
      delete globals.WVJBCallbacks;
      for (const callback of list) callback(globals.WebViewJavascriptBridge);
    }, 0);

    const early = startup ?? [];
    startup = null;
    for (const message of early) send(message);
  };

  // ---- Navigations of frames that the native side takes for itself -----------------------------------

  const navigated = (address: string): void => {
    if (/^(https|wvjbscheme):\/\/__bridge_loaded__/i.test(address)) {
      if (isInjectionDue) return;
      isInjectionDue = true;
      window.setTimeout(inject, options.injectAfterMs ?? 0);
      return;
    }
    const bridge = globals.WebViewJavascriptBridge as { _fetchQueue(): string } | undefined;
    if (bridge) for (const message of JSON.parse(bridge._fetchQueue()) as Message[]) receive(message);
  };

  const isOurs = (address: string): boolean =>
    /^(https|wvjbscheme):\/\/__(bridge_loaded|wvjb_queue_message)__/i.test(address);
  const pending = new WeakMap<object, string>();
  const go = (frame: HTMLIFrameElement): void => {
    const address = pending.get(frame);
    if (address === undefined || !frame.isConnected) return;
    pending.delete(frame);
    window.setTimeout(() => navigated(address), hopMs);
  };

  const framePrototype = window.HTMLIFrameElement.prototype;
  const source = Object.getOwnPropertyDescriptor(framePrototype, 'src')!;
  Object.defineProperty(framePrototype, 'src', {
    ...source,
    set(this: HTMLIFrameElement, address: unknown) {
      if (!isOurs(String(address))) {
        source.set!.call(this, address);
        return;
      }
      pending.set(this, String(address));
      go(this);
    },
  });
  const setAttribute = framePrototype.setAttribute;
  framePrototype.setAttribute = function (this: HTMLIFrameElement, name: string, value: string) {
    if (name.toLowerCase() === 'src' && isOurs(value)) this.src = value;
    else setAttribute.call(this, name, value);
  };
  const appendChild = window.Node.prototype.appendChild;
  window.Node.prototype.appendChild = function <T extends Node>(this: Node, child: T): T {
    appendChild.call(this, child);
    if (child instanceof window.HTMLIFrameElement) go(child);
    return child;
  };

  return {
    callPage: (name, data = null) =>
      new Promise((answered) => {
        counter += 1;
        const callbackId = `objc_cb_${counter}`;
        waiting[callbackId] = { name, answered };
        const message = { handlerName: name, data, callbackId };
        log('native_to_page', 'call', name, data, script(JSON.stringify(message)));
        send(message);
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
    sendRaw: toPage,
  };
}
