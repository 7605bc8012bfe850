import type { HostOptions, NativeHost } from './host-options.ts';

type Answered = (answer: unknown) => void;
type Message = Record<string, unknown>;

/**
 * A native app made with Capacitor, on `options.platform`, with a plugin `SisterBridge` and one of somebody else's,
 * and the container's own script: what its web view does to `window`. In a real browser and in happy-dom.
 *
 * Self-contained: it is also turned into text and put before a page's scripts, so its body uses nothing but
 * its parameters and the language.
 */
export function installCapacitorHost(window: Window & typeof globalThis, options: HostOptions): NativeHost {
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

  const isAndroid = options.platform === 'android';
  const listeners: { eventName: string; callbackId: unknown }[] = [];
  const literal = (json: string): string => json.replace(/\u2028/g, '\\u2028').replace(/\u2029/g, '\\u2029');

  const androidBridge: { onmessage?: unknown; postMessage(text: unknown): void } = {
    postMessage: (text) => receive(JSON.parse(String(text)) as Message),
  };

  const toPage = (json: string): void => {
    // A web view that is too old for message listeners is given a script, as iOS is.
    if (!isAndroid || options.isOldWebView) {
      window.eval(`window.Capacitor.fromNative(${literal(json)})`);
    } else if (typeof androidBridge.onmessage === 'function') {
      (androidBridge.onmessage as (event: { data: string }) => void).call(androidBridge, { data: json });
    }
  };

  const textOf = ({ callbackId, pluginId, methodName }: Message, result: Message): string =>
    JSON.stringify({ callbackId, pluginId, methodName, save: false, ...result });
  const send = (call: Message, result: Message): void => toPage(textOf(call, result));
  const refuse = (call: Message): void => send(call, { success: false, error: { code: 'UNIMPLEMENTED' } });

  const receive = (call: Message): void => {
    const raw = JSON.stringify(call);
    const name = String(call.methodName);
    const data = (call.options ?? {}) as Message;
    // Somebody else's plugin.
    if (call.pluginId === 'Device') send(call, { success: true, data: { model: 'V2057A' } });
    else if (call.pluginId !== 'SisterBridge') refuse(call);
    else if (name === 'addListener')
      listeners.push({ eventName: String(data.eventName), callbackId: call.callbackId });
    else if (name === 'answer') answeredByPage(data, raw);
    else {
      log('page_to_native', 'call', name, data, raw);
      const handler = handlerOf(name);
      if (!handler) {
        refuse(call);
        return;
      }
      answerLater(handler(data), (answer) => {
        const text = textOf(call, { success: true, data: { answer } });
        log('native_to_page', 'answer', name, answer, text);
        toPage(text);
      });
    }
  };

  /** The container's own script, which is there before the page's. */
  const inject = (): void => {
    const calls: Record<string, Answered> = {};
    let unique = 0;
    const post = (call: Message): void => {
      const native = door.androidBridge as { postMessage(text: string): void } | undefined;
      if (native) native.postMessage(JSON.stringify(call));
      else {
        const { messageHandlers } = door.webkit as {
          messageHandlers: { bridge: { postMessage(call: Message): void } };
        };
        messageHandlers.bridge.postMessage({ type: 'message', ...call });
      }
    };
    const settle = (result: Message): void => {
      const stored = calls[String(result.callbackId)];
      delete calls[String(result.callbackId)];
      stored?.(result.data);
    };

    if (isAndroid) door.androidBridge = androidBridge;
    else {
      const postMessage = (call: Message): void => {
        // Without a type, nobody takes it.
        if (call.type === 'message') receive(JSON.parse(JSON.stringify(call)) as Message);
      };
      const webkit = door.webkit as { messageHandlers?: object } | undefined;
      door.webkit = { messageHandlers: { ...webkit?.messageHandlers, bridge: { postMessage } } };
    }
    androidBridge.onmessage = (event: { data: string }) => settle(JSON.parse(event.data) as Message);
    door.Capacitor = {
      fromNative: settle,
      nativePromise: (pluginId: string, methodName: string, given: Message) =>
        new Promise((resolve) => {
          unique += 1;
          calls[String(unique)] = resolve;
          post({ callbackId: String(unique), pluginId, methodName, options: given });
        }),
    };
  };
  if (options.injectAfterMs) window.setTimeout(inject, options.injectAfterMs);
  else inject();

  return {
    callPage: (name, data = null) =>
      new Promise((answered) => {
        counter += 1;
        const call = `app_${counter}`;
        waiting[call] = { name, answered };
        for (const { eventName, callbackId } of listeners) {
          if (eventName !== name) continue;
          const listener = { callbackId, pluginId: 'SisterBridge', methodName: 'addListener' };
          const text = textOf(listener, { success: true, save: true, data: { call, data } });
          log('native_to_page', 'call', name, data, text);
          toPage(text);
        }
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
