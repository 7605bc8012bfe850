import type { Message } from './message.ts';

type Answered = (answer: unknown) => void;

declare global {
  interface Window {
    WVJBCallbacks?: ((bridge: unknown) => void)[];
  }
}

/**
 * What an app with WebViewJavascriptBridge evaluates when the frame asks for it, from the protocol's facts. Its frame
 * really navigates. Runs in the page: uses nothing from outside.
 */
export function wvjbPageSide(): void {
  // Asked for again.
  if ('WebViewJavascriptBridge' in window) return;
  const handlers: Record<string, (data: unknown, reply?: Answered) => void> = {};
  const callbacks: Record<string, Answered> = {};
  let outbox: Message[] = [];
  let count = 0;
  const frame = document.createElement('iframe');
  frame.style.display = 'none';

  const post = (message: Message): void => {
    outbox.push(message);
    frame.src = 'https://__wvjb_queue_message__';
  };
  const answered = (id: string, data: unknown): void => {
    const callback = callbacks[id];
    delete callbacks[id];
    callback?.(data);
  };
  const bridge = {
    registerHandler(name: string, handler: (data: unknown, reply?: Answered) => void) {
      handlers[name] = handler;
    },
    callHandler(name: string, data: unknown, callback?: Answered) {
      count += 1;
      const callbackId = `cb_${count}_${Date.now()}`;
      if (callback) callbacks[callbackId] = callback;
      post({ handlerName: name, data, callbackId: callback && callbackId });
    },
    _fetchQueue() {
      const text = JSON.stringify(outbox);
      outbox = [];
      return text;
    },
    _handleMessageFromObjC(text: string) {
      const { handlerName = '', data, callbackId, responseId, responseData } = JSON.parse(text) as Message;
      if (responseId) answered(responseId, responseData);
      else
        handlers[handlerName]?.(data, (answer) =>
          post({ handlerName, responseId: callbackId ?? '', responseData: answer }),
        );
    },
  };
  Object.assign(window, { WebViewJavascriptBridge: bridge });
  document.documentElement.appendChild(frame);
  frame.src = 'https://__wvjb_queue_message__';
  setTimeout(() => {
    const waiting = window.WVJBCallbacks ?? [];
    delete window.WVJBCallbacks;
    for (const callback of waiting) callback(bridge);
  }, 0);
}
