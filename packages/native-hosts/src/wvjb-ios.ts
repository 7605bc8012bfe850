import type { Answered, InstallContainer, Message } from './native-side.ts';

/** WebViewJavascriptBridge on iOS, with its page side. */
export const installWvjbIos: InstallContainer = (window, options, side) => {
  const globals = window as unknown as Record<string, unknown>;
  const document = window.document;
  /** ms that a navigation takes to reach the native side. */
  const hopMs = 1;
  let isInjectionDue = false;
  let startup: Message[] | null = [];

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

  /** Equivalent to evaluating that script in the page: the escapes are lossless. */
  const toPage = (text: string): void => {
    (globals.WebViewJavascriptBridge as Record<string, (text: string) => void>)._handleMessageFromObjC!(text);
  };

  const send = (message: Message): void => {
    if (startup) startup.push(message);
    else toPage(JSON.stringify(message));
  };

  const receive = (message: Message): void => {
    const raw = `https://__wvjb_queue_message__\n${JSON.stringify([message])}`;
    if (typeof message.responseId === 'string') {
      side.answeredByPage({ call: message.responseId, answer: message.responseData }, raw);
      return;
    }
    const name = String(message.handlerName);
    side.log('page_to_native', 'call', name, message.data, raw);
    const handler = side.handlerOf(name);
    // The library does not respond for a handler that is not registered.
    if (!handler) return;
    const value = handler(message.data);
    if (typeof message.callbackId !== 'string') return;
    const responseId = message.callbackId;
    side.answerLater(value, (responseData) => {
      const response = { responseId, responseData };
      side.log('native_to_page', 'answer', name, responseData, script(JSON.stringify(response)));
      send(response);
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
      callHandler(name: string, data: unknown, answered?: Answered) {
        const message: Message = { handlerName: name, data };
        if (answered) {
          unique += 1;
          const callbackId = `cb_${unique}_${Date.now()}`;
          callbacks[callbackId] = answered;
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
    if (/^https:\/\/__bridge_loaded__/.test(address)) {
      if (isInjectionDue) return;
      isInjectionDue = true;
      window.setTimeout(inject, options.injectAfterMs ?? 0);
      return;
    }
    const bridge = globals.WebViewJavascriptBridge as { _fetchQueue(): string } | undefined;
    if (bridge) for (const message of JSON.parse(bridge._fetchQueue()) as Message[]) receive(message);
  };

  const isOurs = (address: string): boolean =>
    /^https:\/\/__(bridge_loaded|wvjb_queue_message)__/.test(address);
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
  const appendChild = window.Node.prototype.appendChild;
  window.Node.prototype.appendChild = function <T extends Node>(this: Node, child: T): T {
    appendChild.call(this, child);
    if (child instanceof window.HTMLIFrameElement) go(child);
    return child;
  };

  return {
    callId: (count) => `objc_cb_${count}`,
    callPage(callbackId, name, data) {
      const message = { handlerName: name, data, callbackId };
      side.log('native_to_page', 'call', name, data, script(JSON.stringify(message)));
      send(message);
    },
    sendRaw: toPage,
  };
};
