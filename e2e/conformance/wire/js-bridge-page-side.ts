import type { Message } from './message.ts';

type Answered = (answer: unknown) => void;

/**
 * What an app with JsBridge 1.0.4 evaluates at the end of a page's load, from the protocol's facts. Its frame really
 * navigates. Runs in the page: uses nothing from outside.
 */
export function jsBridgePageSide(): void {
  const handlers: Record<string, (data: unknown, reply: Answered) => void> = {};
  const callbacks: Record<string, Answered> = {};
  let outbox: Message[] = [];
  let early: string[] | null = [];
  let count = 0;
  const frame = document.createElement('iframe');
  frame.style.display = 'none';
  document.documentElement.appendChild(frame);

  const post = (message: Message): void => {
    outbox.push(message);
    frame.src = 'yy://__QUEUE_MESSAGE__/';
  };
  const deliver = (text: string): void => {
    const { handlerName = '', data, callbackId, responseId, responseData } = JSON.parse(text) as Message;
    if (!responseId) {
      handlers[handlerName]?.(data, (answer) => {
        if (callbackId) post({ handlerName, responseId: callbackId, responseData: answer });
      });
      return;
    }
    const callback = callbacks[responseId];
    delete callbacks[responseId];
    callback?.(responseData);
  };
  const bridge = {
    init() {
      if (!early) throw new Error('init called twice');
      const texts = early;
      early = null;
      texts.forEach(deliver);
    },
    registerHandler(name: string, handler: (data: unknown, reply: Answered) => void) {
      handlers[name] = handler;
    },
    callHandler(name: string, data: unknown, callback: Answered) {
      count += 1;
      const callbackId = `cb_${count}_${Date.now()}`;
      callbacks[callbackId] = callback;
      post({ handlerName: name, data, callbackId });
    },
    _fetchQueue() {
      const text = JSON.stringify(outbox);
      outbox = [];
      if (/android/i.test(navigator.userAgent))
        frame.src = `yy://return/_fetchQueue/${encodeURIComponent(text)}`;
    },
    _handleMessageFromNative(text: string) {
      if (early) early.push(text);
      else deliver(text);
    },
  };
  Object.assign(window, { WebViewJavascriptBridge: bridge });
  const ready = new Event('WebViewJavascriptBridgeReady');
  Object.assign(ready, { bridge });
  document.dispatchEvent(ready);
}
