import type { Answered, InstallContainer, Message } from './native-side.ts';

/**
 * JsBridge on Android, with its page side. The user agent must contain "Android", or the app never reads the page's
 * queue.
 */
export const installJsBridgeAndroid: InstallContainer = (window, options, side) => {
  type PageHandler = (data: unknown, reply: Answered) => void;
  const globals = window as unknown as Record<string, unknown>;
  const document = window.document;
  const isNewest = options.version !== '1.0.4';
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

  /** The script that Java evaluates. Backslashes and double quotes are escaped; ' only by the newest. */
  const script = (message: Message): string => {
    const escaped = JSON.stringify(message).replace(isNewest ? /[\\"']/g : /[\\"]/g, '\\$&');
    return `javascript:WebViewJavascriptBridge._handleMessageFromNative('${escaped}');`;
  };

  const toPage = (text: string): void => {
    // 1.0.4 leaves ' unescaped in a script that is quoted with it: the script does not parse and nothing runs.
    if (!isNewest && text.indexOf("'") >= 0) return;
    (globals.WebViewJavascriptBridge as Record<string, (text: string) => void>)._handleMessageFromNative!(
      text,
    );
  };

  const send = (message: Message): void => {
    if (isInjected) toPage(JSON.stringify(message));
    else startup.push(message);
  };

  const answerLater = (name: string, responseId: string, value: unknown): void =>
    side.answerLater(value, (answer) => {
      const message = { responseId, responseData: asText(answer) };
      side.log('native_to_page', 'answer', name, message.responseData, script(message));
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

  // ---- Newest: a Java object under the bridge's own name, there before the page side --------------------

  const java: Record<string, unknown> = {};
  if (isNewest) {
    for (const name of Object.keys(side.handlers)) {
      java[name] = (json: string, callbackId: string): string => {
        const data = asData(json);
        const call = `WebViewJavascriptBridge.${name}(${JSON.stringify(json)}, ${JSON.stringify(callbackId)})`;
        side.log('page_to_native', 'call', name, data, call);
        const value = side.handlers[name]!(data);
        const isReady = options.answersAtOnce === true && !(value instanceof Promise);
        if (isReady && !side.isSilent()) {
          const text = asText(side.toAnswer(value));
          side.log('native_to_page', 'answer', name, text, `return ${JSON.stringify(text)};`);
          return text;
        }
        if (callbackId !== '') answerLater(name, callbackId, value);
        return '';
      };
    }
    globals.WebViewJavascriptBridge = java;
  }

  // ---- Page side, injected ---------------------------------------------------------------------------

  const inject = (): void => {
    const pageHandlers: Record<string, PageHandler> = {};
    const callbacks: Record<string, Answered> = {};
    let outbox: Message[] = [];
    let unique = 0;
    let onMessage: PageHandler | null = null;
    let early: string[] = [];
    const frame = document.createElement('iframe');
    frame.style.display = 'none';
    document.documentElement.appendChild(frame);

    const keep = (callback: Answered | undefined): string => {
      if (!callback) return '';
      unique += 1;
      const callbackId = `cb_${unique}_${Date.now()}`;
      callbacks[callbackId] = callback;
      return callbackId;
    };

    const post = (message: Message): void => {
      outbox.push(message);
      frame.src = 'yy://__QUEUE_MESSAGE__/';
    };

    const reply = (name: string, responseId: string, responseData: unknown): void => {
      if (isNewest)
        side.answeredByPage(
          { call: responseId, answer: responseData },
          `WebViewJavascriptBridge.response(${JSON.stringify([responseData, responseId])})`,
        );
      else post({ handlerName: name, responseId, responseData });
    };

    const deliver = (text: string): void => {
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
    };

    const callJava = (name: string, data: unknown, answered?: Answered): void => {
      if (data === null || data === undefined) throw new TypeError('data is null');
      const callbackId = keep(answered);
      const method = java[name];
      // A name that the app does not have is ignored.
      if (typeof method !== 'function') return;
      const answer = (method as (json: string, id: string) => string)(JSON.stringify(data), callbackId);
      if (!onMessage) throw new Error('not initialised');
      if (!answer) return;
      delete callbacks[callbackId];
      answered?.(answer);
    };

    const pageSide = {
      init(handler: PageHandler) {
        if (onMessage) throw new Error('init called twice');
        onMessage = handler;
        const texts = early;
        early = [];
        texts.forEach(deliver);
      },
      registerHandler(name: string, handler: PageHandler) {
        pageHandlers[name] = handler;
      },
      callHandler(name: string, data: unknown, answered?: Answered) {
        if (isNewest) callJava(name, data, answered);
        else post({ handlerName: name, data, callbackId: keep(answered) });
      },
      _fetchQueue() {
        const text = JSON.stringify(outbox);
        outbox = [];
        if (/android/i.test(window.navigator.userAgent)) {
          frame.src = `yy://return/_fetchQueue/${encodeURIComponent(text)}`;
        }
      },
      _handleMessageFromNative(text: string) {
        if (onMessage) deliver(text);
        else early.push(text);
      },
    };
    const bridge = Object.assign(java, pageSide);
    globals.WebViewJavascriptBridge = bridge;
    isInjected = true;

    const queued = startup;
    startup = [];
    const ready = new window.Event('WebViewJavascriptBridgeReady');
    Object.defineProperty(ready, 'bridge', { value: bridge });
    document.dispatchEvent(ready);
    for (const message of queued) send(message);
    if (!isNewest) return;
    window.setTimeout(() => {
      const list = (globals.WVJBCallbacks ?? []) as ((bridge: unknown) => void)[];
      delete globals.WVJBCallbacks;
      for (const callback of list) callback(bridge);
    }, 0);
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
    (globals.WebViewJavascriptBridge as { _fetchQueue?: () => void } | undefined)?._fetchQueue?.();
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
      side.log('native_to_page', 'call', name, data, script(message));
      send(message);
    },
    sendRaw: toPage,
  };
};
