import type { Page } from '@playwright/test';
import { evaluateScript } from '../evaluate.ts';

/** A web view as native code has it: it receives messages of the page and evaluates scripts in it. */
export interface WebView {
  /** Evaluates a script as `evaluateJavascript` does; resolves with its value, awaited. */
  evaluate(script: string): Promise<unknown>;
  /** Adds a script that runs in each document before the page's own. */
  atDocumentStart(script: string): Promise<void>;
  /** Called with each message of the page and the name of the object that it was sent to. */
  onMessage(receive: (message: unknown, object: string) => void): void;
}

/** The name of the binding behind all objects. */
const BINDING = 'nativeEndOfTest';

export async function openWebView(page: Page): Promise<WebView> {
  let receive: (message: unknown, object: string) => void = () => undefined;
  await page.exposeBinding(BINDING, (_source, object: string, message: unknown) => receive(message, object));
  return {
    evaluate: (expression) => evaluateScript(page, expression),
    async atDocumentStart(content) {
      await page.addInitScript({ content });
    },
    onMessage(next) {
      receive = next;
    },
  };
}

/**
 * The object that Android's WebMessageListener puts into a page, as text: `postMessage` takes text only, messages of the
 * app arrive at `onmessage`. https://developer.android.com/reference/androidx/webkit/WebViewCompat#addWebMessageListener
 */
export const messageListenerObject = (name: string): string => `
  (() => {
    const native = window.${BINDING};
    const object = {
      onmessage: null,
      postMessage(message) {
        if (this !== object || typeof message !== 'string') throw new TypeError('Invalid invocation');
        void native('${name}', message);
      },
    };
    window.${name} = object;
  })();`;

/**
 * A Java object of `addJavascriptInterface` with the method `postMessage`, as text. Java resolves methods by the number of
 * arguments and refuses calls without the object.
 */
export const javaObject = (name: string): string => `
  (() => {
    const native = window.${BINDING};
    const object = {
      postMessage(message) {
        if (this !== object) throw new TypeError("Java bridge method can't be invoked on a non-injected object");
        if (arguments.length !== 1) throw new Error('Method not found');
        void native('${name}', String(message));
      },
    };
    window.${name} = object;
  })();`;

/** Message handlers of a WKUserContentController, as text: a body is copied as JSON values are, functions are refused. */
export const messageHandlers = (...names: readonly string[]): string => `
  (() => {
    const native = window.${BINDING};
    const messageHandlers = {};
    for (const name of ${JSON.stringify(names)})
      messageHandlers[name] = {
        postMessage(body) {
          if (arguments.length !== 1) throw new TypeError('Not enough arguments');
          void native(name, structuredClone(body));
        },
      };
    window.webkit = { ...window.webkit, messageHandlers: { ...window.webkit?.messageHandlers, ...messageHandlers } };
  })();`;
