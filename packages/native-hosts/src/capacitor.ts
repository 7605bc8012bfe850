import type { Answered, InstallContainer, Message } from './native-side.ts';

/** Capacitor on `options.platform`, with the plugin `SisterBridge`, a third-party plugin and the container's own script. */
export const installCapacitor: InstallContainer = (window, options, side) => {
  const globals = window as unknown as Record<string, unknown>;
  const isAndroid = options.platform === 'android';
  const listeners: { eventName: string; callbackId: unknown }[] = [];

  const androidBridge: { onmessage?: unknown; postMessage(text: unknown): void } = {
    postMessage: (text) => receive(JSON.parse(String(text)) as Message),
  };

  const toPage = (json: string): void => {
    // A web view without message listeners gets a script, as iOS does.
    if (!isAndroid || options.isOldWebView) {
      (globals.Capacitor as { fromNative(result: unknown): void }).fromNative(JSON.parse(json));
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
    // The third-party plugin.
    if (call.pluginId === 'Device') send(call, { success: true, data: { model: 'V2057A' } });
    else if (call.pluginId !== 'SisterBridge') refuse(call);
    else if (name === 'addListener')
      listeners.push({ eventName: String(data.eventName), callbackId: call.callbackId });
    else if (name === 'answer') side.answeredByPage(data, raw);
    else {
      side.log('page_to_native', 'call', name, data, raw);
      const handler = side.handlerOf(name);
      if (!handler) {
        refuse(call);
        return;
      }
      side.answerLater(handler(data), (answer) => {
        const text = textOf(call, { success: true, data: { answer } });
        side.log('native_to_page', 'answer', name, answer, text);
        toPage(text);
      });
    }
  };

  /** The container's own script, which runs before the page's. */
  const inject = (): void => {
    const calls: Record<string, Answered> = {};
    let unique = 0;
    const post = (call: Message): void => {
      const native = globals.androidBridge as { postMessage(text: string): void } | undefined;
      if (native) native.postMessage(JSON.stringify(call));
      else {
        const { messageHandlers } = globals.webkit as {
          messageHandlers: { bridge: { postMessage(call: Message): void } };
        };
        messageHandlers.bridge.postMessage({ type: 'message', ...call });
      }
    };
    const finish = (result: Message): void => {
      const stored = calls[String(result.callbackId)];
      delete calls[String(result.callbackId)];
      stored?.(result.data);
    };

    if (isAndroid) globals.androidBridge = androidBridge;
    else {
      const postMessage = (call: Message): void => {
        // Messages without a type are ignored.
        if (call.type === 'message') receive(JSON.parse(JSON.stringify(call)) as Message);
      };
      const webkit = globals.webkit as { messageHandlers?: object } | undefined;
      globals.webkit = { messageHandlers: { ...webkit?.messageHandlers, bridge: { postMessage } } };
    }
    androidBridge.onmessage = (event: { data: string }) => finish(JSON.parse(event.data) as Message);
    globals.Capacitor = {
      fromNative: finish,
      nativePromise: (pluginId: string, methodName: string, given: Message) =>
        new Promise((resolve) => {
          unique += 1;
          calls[String(unique)] = resolve;
          post({ callbackId: String(unique), pluginId, methodName, options: given });
        }),
    };
  };
  side.arrive(inject);

  return {
    callPage(call, name, data) {
      for (const { eventName, callbackId } of listeners) {
        if (eventName !== name) continue;
        const listener = { callbackId, pluginId: 'SisterBridge', methodName: 'addListener' };
        const text = textOf(listener, { success: true, save: true, data: { call, data } });
        side.log('native_to_page', 'call', name, data, text);
        toPage(text);
      }
    },
    sendRaw: toPage,
  };
};
