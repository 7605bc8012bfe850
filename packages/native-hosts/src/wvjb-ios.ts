import type { Answered, InstallContainer, Message } from './native-side.ts';

/**
 * WebViewJavascriptBridge, with its page side: marcuswestin's 6.0.3, 5.2.0 (which knows only the old scheme, as 5.0.1 to
 * 5.0.7) and 4.1.5 (injected by itself, with `init`), the port to HarmonyOS (1ilI/WebViewJavascriptBridge_harmony), and
 * Lision's (Lision/WKWebViewJavascriptBridge: names of its own, WebKit message handlers instead of frames).
 */
export const installWvjbIos: InstallContainer = (window, options, side) => {
  const globals = window as unknown as Record<string, unknown>;
  const document = window.document;
  /** ms that a navigation takes to reach the native side. */
  const hopMs = 1;
  const { version } = options;
  const isLision = version === 'lision';
  const isFour = version === '4.1.5';
  const isHarmony = options.platform === 'harmony';
  const globalName = isLision ? 'WKWebViewJavascriptBridge' : 'WebViewJavascriptBridge';
  const listName = isLision ? 'WKWVJBCallbacks' : 'WVJBCallbacks';
  const receiveName = `_handleMessageFrom${isHarmony ? 'Harmony' : isLision ? 'iOS' : 'ObjC'}`;
  /** Fields of a message. */
  const callbackField = isLision ? 'callbackID' : 'callbackId';
  const responseField = isLision ? 'responseID' : 'responseId';
  const queueAddress =
    isFour || version === '5.2.0' ? 'wvjbscheme://__WVJB_QUEUE_MESSAGE__' : 'https://__wvjb_queue_message__';
  /** The address on which the page side is injected; 4.1.5 has none. */
  const loadedAddress = isFour
    ? /^(?!)/
    : version === '5.2.0'
      ? /^wvjbscheme:\/\/__BRIDGE_LOADED__/
      : isHarmony
        ? /^https?:\/\/.*__bridge_loaded__/
        : /^(https|wvjbscheme):\/\/__bridge_loaded__/i;
  let isInjectionDue = false;
  let isThere = false;
  const existsAfter = (run: () => void): void => {
    if (options.existsAfterMs) window.setTimeout(run, options.existsAfterMs);
    else run();
  };
  existsAfter(() => (isThere = true));
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
    return `${globalName}.${receiveName}('${escaped}');`;
  };

  /** Equivalent to evaluating that script in the page: the escapes are lossless. */
  const toPage = (text: string): void => {
    (globals[globalName] as Record<string, (text: string) => void>)[receiveName]!(text);
  };

  const send = (message: Message): void => {
    if (startup) startup.push(message);
    else toPage(JSON.stringify(message));
  };

  const receive = (message: Message): void => {
    const raw = `${queueAddress}\n${JSON.stringify([message])}`;
    if (typeof message[responseField] === 'string') {
      side.answeredByPage({ call: message[responseField], answer: message.responseData }, raw);
      return;
    }
    const name = String(message.handlerName);
    // Lision's casts it to a dictionary, which gives nil for anything else.
    const data = isLision && typeof message.data !== 'object' ? null : message.data;
    side.log('page_to_native', 'call', name, data, raw);
    const handler = side.handlerOf(name);
    // The library does not respond for a handler that is not registered.
    if (!handler) return;
    const value = handler(data);
    const responseId = message[callbackField];
    if (typeof responseId !== 'string') return;
    side.answerLater(value, (responseData) => {
      const response = { [responseField]: responseId, responseData };
      side.log('native_to_page', 'answer', name, responseData, script(JSON.stringify(response)));
      send(response);
    });
  };

  const fetchQueue = (): void => {
    const bridge = globals[globalName] as { _fetchQueue(): string } | undefined;
    if (bridge) for (const message of JSON.parse(bridge._fetchQueue()) as Message[]) receive(message);
  };

  // ---- Page side, injected ---------------------------------------------------------------------------

  const inject = (): void => {
    const pageHandlers: Record<string, (data: unknown, reply?: Answered) => void> = {};
    const callbacks: Record<string, Answered> = {};
    let outbox: Message[] = [];
    let unique = 0;
    const frame = document.createElement('iframe');
    frame.style.display = 'none';

    /** 4.1.5: what the native side sent before `init`. */
    let early: string[] | null = isFour ? [] : null;
    let onMessage: unknown = null;

    const callQueue = (): void => {
      const { iOS_Native_FlushMessageQueue: flush } =
        (globals.webkit as { messageHandlers: Record<string, { postMessage(body: null): void }> } | undefined)
          ?.messageHandlers ?? {};
      if (isLision) flush!.postMessage(null);
      else frame.src = queueAddress;
    };
    const post = (message: Message): void => {
      outbox.push(message);
      callQueue();
    };
    const deliver = (text: string): void => {
      const message = JSON.parse(text) as Message;
      const answeredId = message[responseField];
      if (typeof answeredId === 'string') {
        const callback = callbacks[answeredId];
        // A second response to one call is dropped.
        delete callbacks[answeredId];
        callback?.(message.responseData);
        return;
      }
      const name = String(message.handlerName);
      const responseId = message[callbackField];
      const reply: Answered = (responseData) =>
        post({ handlerName: name, [responseField]: responseId, responseData });
      pageHandlers[name]?.(message.data, typeof responseId === 'string' ? reply : undefined);
    };

    globals[globalName] = {
      ...(isFour && {
        init(handler: unknown) {
          if (onMessage) throw new Error('WebViewJavascriptBridge.init called twice');
          onMessage = handler;
          const texts = early ?? [];
          early = null;
          texts.forEach(deliver);
        },
      }),
      registerHandler(name: string, handler: (data: unknown, reply?: Answered) => void) {
        pageHandlers[name] = handler;
      },
      callHandler(name: string, data: unknown, answered?: Answered) {
        const message: Message = { handlerName: name, data };
        if (answered) {
          unique += 1;
          const callbackId = `cb_${unique}_${Date.now()}`;
          callbacks[callbackId] = answered;
          message[callbackField] = callbackId;
        }
        post(message);
      },
      _fetchQueue() {
        const text = JSON.stringify(outbox);
        outbox = [];
        return text;
      },
      [receiveName](text: string) {
        if (early) early.push(text);
        else if (isLision) deliver(text);
        else window.setTimeout(() => deliver(text), 0);
      },
    };

    if (!isLision) {
      document.documentElement.appendChild(frame);
      frame.src = queueAddress;
    }
    if (isFour) {
      const ready = new window.Event('WebViewJavascriptBridgeReady');
      Object.defineProperty(ready, 'bridge', { value: globals[globalName] });
      document.dispatchEvent(ready);
    } else
      window.setTimeout(() => {
        const list = globals[listName] as ((bridge: unknown) => void)[] | undefined;
        delete globals[listName];
        // Without a list the scripts throw here, but for the port to HarmonyOS.
        for (const callback of isHarmony ? (list ?? []) : list!) callback(globals[globalName]);
      }, 0);

    const queued = startup ?? [];
    startup = null;
    for (const message of queued) send(message);
  };

  // ---- Navigations of frames that the native side takes for itself -----------------------------------

  const beInvited = (): void => {
    if (isInjectionDue) return;
    isInjectionDue = true;
    window.setTimeout(inject, options.injectAfterMs ?? 0);
  };
  if (isLision) {
    const later = (run: () => void) => ({ postMessage: () => void window.setTimeout(run, hopMs) });
    existsAfter(() => {
      const webkit = globals.webkit as { messageHandlers?: object } | undefined;
      globals.webkit = {
        messageHandlers: {
          ...webkit?.messageHandlers,
          iOS_Native_InjectJavascript: later(beInvited),
          iOS_Native_FlushMessageQueue: later(fetchQueue),
        },
      };
    });
  }
  if (isFour) {
    // When the load has finished.
    if (document.readyState === 'complete') beInvited();
    else window.addEventListener('load', beInvited);
  }

  const navigated = (address: string): void => {
    if (!isThere) return;
    if (loadedAddress.test(address)) beInvited();
    else if (address === queueAddress) fetchQueue();
    // Addresses of other versions fail to load in a frame.
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
  const appendChild = window.Node.prototype.appendChild;
  window.Node.prototype.appendChild = function <T extends Node>(this: Node, child: T): T {
    appendChild.call(this, child);
    if (child instanceof window.HTMLIFrameElement) go(child);
    return child;
  };

  return {
    callId: (count) => `${isHarmony ? 'harmony' : isLision ? 'native_iOS' : 'objc'}_cb_${count}`,
    callPage(callbackId, name, data) {
      const message = { handlerName: name, data, [callbackField]: callbackId };
      side.log('native_to_page', 'call', name, data, script(JSON.stringify(message)));
      send(message);
    },
    sendRaw: toPage,
  };
};
