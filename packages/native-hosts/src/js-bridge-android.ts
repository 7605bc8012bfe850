import type { Answered, InstallContainer, Message } from './native-side.ts';

/**
 * JsBridge on Android, with its page side: 1.0.4, 2.0.0 and later (`newest`: uknownothingsnow/JsBridge,
 * library/src/main/assets/WebViewJavascriptBridge.js) and smallbuer's fork (smallbuer/JSBridge-Android,
 * jscript/assets/WebViewJavascriptBridge.js). In 1.0.4 the user agent must contain "Android", or the app never reads the
 * page's queue.
 */
export const installJsBridgeAndroid: InstallContainer = (window, options, side) => {
  type PageHandler = (data: unknown, reply: Answered) => void;
  const globals = window as unknown as Record<string, unknown>;
  const document = window.document;
  const isOld = options.version === '1.0.4';
  const isSmallbuer = options.version === 'smallbuer';
  const isNewest = !isOld && !isSmallbuer;
  /** ms that a navigation takes to reach the native side; another one of the same frame cancels it meanwhile. */
  const hopMs = 4;

  const asText = (value: unknown): string =>
    typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

  /** Data as the app reads it: JSON where it is JSON, however often it was quoted. */
  const asData = (value: unknown): unknown => {
    if (typeof value !== 'string') return value;
    try {
      return JSON.parse(value) as unknown;
    } catch {
      // Plain text is data as well.
      return value;
    }
  };

  // ---- Native side -----------------------------------------------------------------------------------

  let isInjected = false;
  let startup: Message[] = [];

  /**
   * The script that Java evaluates, quoted with `'` before 2.0.0, where 1.0.4 leaves `'` in the text as it is. It is the
   * address of `loadUrl`, in which a web view decodes `%XX`; only smallbuer's fork escapes `%`.
   */
  const script = (text: string): string => {
    const escaped = text.replace(isOld ? /[\\"]/g : /[\\"']/g, '\\$&');
    const literal = isNewest
      ? JSON.stringify(text)
      : `'${isSmallbuer ? escaped.replace(/%/g, '%25') : escaped}'`;
    return `javascript:WebViewJavascriptBridge._handleMessageFromNative(${literal});`;
  };

  const decoded = (text: string): string =>
    text.replace(/(?:%[\da-f]{2})+/gi, (bytes) => {
      try {
        return decodeURIComponent(bytes);
      } catch {
        // Not UTF-8.
        return bytes;
      }
    });

  /** What the script passes to the page side; null if it does not parse, so that nothing runs. */
  const evaluated = (text: string): string | null => {
    if (isSmallbuer) return text;
    try {
      if (isNewest) return JSON.parse(decoded(JSON.stringify(text))) as string;
    } catch {
      return null;
    }
    return decoded(text).indexOf("'") < 0 ? decoded(text) : null;
  };

  const toPage = (text: string): void => {
    const received = evaluated(text);
    if (received === null) return;
    (globals.WebViewJavascriptBridge as Record<string, (text: string) => void>)._handleMessageFromNative!(
      received,
    );
  };

  const send = (message: Message): void => {
    if (isInjected) toPage(JSON.stringify(message));
    else startup.push(message);
  };

  const answerLater = (name: string, responseId: string, value: unknown): void =>
    side.answerLater(value, (answer) => {
      const message = { responseId, responseData: asText(answer) };
      side.log('native_to_page', 'answer', name, message.responseData, script(JSON.stringify(message)));
      send(message);
    });

  const receive = (message: Message): void => {
    const raw = `yy://return/_fetchQueue/${encodeURIComponent(JSON.stringify([message]))}`;
    if (typeof message.responseId === 'string') {
      side.answeredByPage({ call: message.responseId, answer: message.responseData }, raw);
      return;
    }
    const name = String(message.handlerName);
    const data = asData(message.data);
    side.log('page_to_native', 'call', name, data, raw);
    const handler = side.handlerOf(name);
    // The library does not respond for a handler that is not registered.
    if (handler && typeof message.callbackId === 'string')
      answerLater(name, message.callbackId, handler(data));
  };

  // ---- From 2.0.0 on: a Java object, there before the page side, in 2.0.0 under the bridge's own name ------

  const java: Record<string, unknown> = {};
  /** Methods are found by their number of arguments, and only on the injected object. */
  const method = (count: number, run: (...texts: string[]) => string | undefined) =>
    function (this: unknown, ...texts: string[]): string | undefined {
      if (this !== java) throw new TypeError("Java bridge method can't be invoked on a non-injected object");
      if (texts.length !== count) throw new Error('Method not found');
      return run(...texts.map(String));
    };

  /** One call by the page: what Java returns. */
  const receiveInJava = (name: string, json: string, callbackId: string, call: string): string => {
    const data = asData(json);
    side.log('page_to_native', 'call', name, data, call);
    const handler = side.handlerOf(name);
    if (!handler) return '';
    const value = handler(data);
    const isReady = options.answersAtOnce === true && !(value instanceof Promise);
    if (isReady && !side.isSilent()) {
      const text = asText(side.toAnswer(value));
      side.log('native_to_page', 'answer', name, text, `return ${JSON.stringify(text)};`);
      return text;
    }
    if (callbackId !== '') answerLater(name, callbackId, value);
    return '';
  };

  if (!isOld) {
    java.send = method(2, () => 'it is default response');
    java.response = method(2, (text = '', id) => {
      side.answeredByPage({ call: id, answer: text }, `response(${JSON.stringify([text, id])})`);
      return undefined;
    });
  }
  if (isNewest) {
    for (const name of Object.keys(side.handlers))
      java[name] = method(2, (json = '', id = '') =>
        receiveInJava(name, json, id, `WebViewJavascriptBridge.${name}(${JSON.stringify([json, id])})`),
      );
    globals.WebViewJavascriptBridge = java;
  }
  if (isSmallbuer) {
    java.handler = method(3, (name = '', json = '', id = '') => {
      receiveInJava(name, json, id, `jsbridge.handler(${JSON.stringify([name, json, id])})`);
      return undefined;
    });
    globals.jsbridge = java;
  }

  // ---- Page side, injected ---------------------------------------------------------------------------

  const inject = (): void => {
    if (isNewest && java.inited === true) return;
    const pageHandlers: Record<string, PageHandler> = {};
    const callbacks: Record<string, Answered> = {};
    let outbox: unknown[] = [];
    let unique = 0;
    let onMessage: PageHandler | null = null;
    let early: string[] | null = [];
    let frame: HTMLIFrameElement | undefined;
    const createFrame = (): void => {
      frame = document.createElement('iframe');
      frame.style.display = 'none';
      document.documentElement.appendChild(frame);
    };
    if (isOld) createFrame();

    const post = (message: unknown): void => {
      outbox.push(message);
      // From 2.0.0 on there is no frame before `init`.
      frame!.src = 'yy://__QUEUE_MESSAGE__/';
    };

    /** 1.0.4: everything goes through the queue. */
    const queue = (message: Message, answered?: Answered): void => {
      if (answered) {
        unique += 1;
        message.callbackId = `cb_${unique}_${Date.now()}`;
        callbacks[String(message.callbackId)] = answered;
      }
      post(message);
    };

    /** From 2.0.0 on. `answered` is the app's id where the page answers. */
    const callJava = (name: string, message: unknown, answered?: Answered | string): void => {
      let callbackId = typeof answered === 'string' ? answered : '';
      if (typeof answered === 'function') {
        unique += 1;
        callbackId = `cb_${unique}_${Date.now()}`;
        callbacks[callbackId] = answered;
        // Into the object that the page passed.
        if (isNewest) (message as Message).callbackId = callbackId;
      }
      const isCall = isSmallbuer && name !== 'response';
      let found: unknown;
      try {
        found = window.eval(
          isNewest ? `WebViewJavascriptBridge.${name}` : `window.jsbridge.${isCall ? 'handler' : 'response'}`,
        );
      } catch {
        // A policy without 'unsafe-eval'. The script only logs it.
      }
      if (typeof found === 'function') {
        const text = isSmallbuer && typeof message === 'string' ? message : JSON.stringify(message);
        const answer = (found as (...texts: string[]) => string | undefined).call(
          java,
          ...(isCall ? [name] : []),
          text,
          callbackId,
        );
        if (answer) {
          const callback = callbacks[callbackId];
          if (!callback) return;
          callback(answer);
          delete callbacks[callbackId];
        }
      }
      if (isNewest) post(message);
    };

    const reply = (name: string, responseId: string, responseData: unknown): void => {
      if (isOld) post({ handlerName: name, responseId, responseData });
      else callJava('response', responseData, responseId);
    };

    const deliver = (text: string): void => {
      window.setTimeout(() => {
        const message = JSON.parse(text) as Message;
        if (typeof message.responseId === 'string') {
          const callback = callbacks[message.responseId];
          delete callbacks[message.responseId];
          callback?.(message.responseData);
          return;
        }
        const name = String(message.handlerName);
        const responseId = message.callbackId;
        const handler = pageHandlers[name] ?? onMessage;
        handler?.(message.data, (responseData) => {
          if (typeof responseId === 'string') reply(name, responseId, responseData);
        });
      }, 0);
    };

    const pageSide = {
      init(handler: PageHandler) {
        if (onMessage) throw new Error('init called twice');
        if (isNewest) createFrame();
        onMessage = handler;
        const texts = early ?? [];
        early = null;
        texts.forEach(deliver);
        if (isNewest) java.inited = true;
      },
      registerHandler(name: string, handler: PageHandler) {
        pageHandlers[name] = handler;
      },
      callHandler(name: string, data: unknown, answered?: Answered) {
        if (isOld) queue({ handlerName: name, data }, answered);
        else callJava(name, data, answered);
      },
      ...(!isSmallbuer && {
        _fetchQueue() {
          const text = JSON.stringify(outbox);
          outbox = [];
          if (isOld && /android/i.test(window.navigator.userAgent)) {
            frame!.src = `yy://return/_fetchQueue/${encodeURIComponent(text)}`;
          }
        },
      }),
      _handleMessageFromNative(text: string) {
        early?.push(text);
        // From 2.0.0 on, what comes before `init` is delivered twice.
        if (!isOld || !early) deliver(text);
      },
    };
    const bridge: unknown = isNewest ? Object.assign(java, pageSide) : pageSide;
    globals.WebViewJavascriptBridge = bridge;
    isInjected = true;

    const jobs = (globals.WVJBCallbacks ?? []) as ((bridge: unknown) => void)[];
    if (isNewest) {
      globals.WVJBCallbacks = [];
      for (const job of jobs) job(bridge);
    }
    const ready = new window.Event('WebViewJavascriptBridgeReady');
    Object.defineProperty(ready, 'bridge', { value: bridge });
    document.dispatchEvent(ready);
    const queued = startup;
    startup = [];
    for (const message of queued) send(message);
  };

  const pageFinished = (): void => {
    window.setTimeout(inject, options.injectAfterMs ?? 0);
  };
  if (document.readyState === 'complete') pageFinished();
  else window.addEventListener('load', pageFinished);

  // ---- Navigations of frames that the native side takes for itself -----------------------------------

  const navigated = (address: string): void => {
    const returned = 'yy://return/_fetchQueue/';
    if (address.indexOf(returned) === 0) {
      const text = decodeURIComponent(address.slice(returned.length));
      for (const message of JSON.parse(text) as Message[]) receive(message);
      return;
    }
    // From 2.0.0 on, BridgeWebView drops what is in the queue.
    if (isOld) (globals.WebViewJavascriptBridge as { _fetchQueue?: () => void } | undefined)?._fetchQueue?.();
  };

  const framePrototype = window.HTMLIFrameElement.prototype;
  const source = Object.getOwnPropertyDescriptor(framePrototype, 'src')!;
  const underWay = new WeakMap<object, number>();
  Object.defineProperty(framePrototype, 'src', {
    ...source,
    set(this: HTMLIFrameElement, address: unknown) {
      if (!/^yy:\/\//.test(String(address))) {
        source.set!.call(this, address);
        return;
      }
      // The page side's frame is in the document already. Messages that follow at once get lost here.
      window.clearTimeout(underWay.get(this));
      underWay.set(
        this,
        window.setTimeout(() => navigated(String(address)), hopMs),
      );
    },
  });

  return {
    callId: (count) => `JAVA_CB_${count}_${Date.now()}`,
    callPage(callbackId, name, data) {
      const message = { handlerName: name, data: asText(data), callbackId };
      side.log('native_to_page', 'call', name, data, script(JSON.stringify(message)));
      send(message);
    },
    sendRaw: toPage,
  };
};
