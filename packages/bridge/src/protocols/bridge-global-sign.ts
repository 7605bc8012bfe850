import type { BridgeWindow } from '../contract.ts';

/** `window.WebViewJavascriptBridge`, which both older protocols use, once it can be called. */
export interface BridgeGlobal {
  callHandler(name: string, data: unknown, answered: (answer: unknown) => void): void;
  registerHandler(name: string, handler: (data: unknown, reply: (answer: unknown) => void) => void): void;
  /** JsBridge alone has it: that is how the two are told apart. */
  init?: (onMessage: (message: unknown, reply: unknown) => void) => void;
}

const isCallable = (value: unknown): value is BridgeGlobal => {
  const global = value as Partial<BridgeGlobal> | null | undefined;
  return typeof global?.callHandler === 'function' && typeof global.registerHandler === 'function';
};

/**
 * The global of the protocol with or without `init`, once its page side is injected; null before. The newest
 * JsBridge shows a bare Java object under the same name until then, so its presence alone says nothing.
 */
export function bridgeGlobal(window: BridgeWindow, hasInit: boolean): BridgeGlobal | null {
  try {
    const global = window.WebViewJavascriptBridge;
    return isCallable(global) && (typeof global.init === 'function') === hasInit ? global : null;
  } catch {
    // An object of the native side that throws when looked at cannot be called either.
    return null;
  }
}

export const hasBridgeGlobal = (window: BridgeWindow, hasInit: boolean): boolean =>
  bridgeGlobal(window, hasInit) !== null;

/** Runs `check` when the native side works off `window.WVJBCallbacks`. Returns a cleanup function. */
export function onBridgeCallbacks(window: BridgeWindow, check: () => void): () => void {
  const known = window.WVJBCallbacks;
  const callbacks: unknown[] = Array.isArray(known) ? known : (window.WVJBCallbacks = []);
  const entry = (): void => check();
  callbacks.push(entry);
  return () => {
    // The list itself stays: the injected script throws when there is none.
    const index = callbacks.indexOf(entry);
    if (index >= 0) callbacks.splice(index, 1);
  };
}
