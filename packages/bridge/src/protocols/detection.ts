import type { BridgeWindow, ProtocolName } from '../contract.ts';
import type { AppSigns } from './channel.ts';

// Part of the first load of every page, so it is small. The channels are lazy chunks.

/** How a native app that speaks a protocol is found. */
export interface Detection {
  readonly name: ProtocolName;
  /** True if the native side can be called now. Never throws and has no side effect. */
  isThere(window: BridgeWindow, signs: AppSigns): boolean;
  /**
   * For native sides that are injected later: does what starts the injection, then runs `check` each time one may be
   * there. Returns a cleanup function.
   */
  invite?(window: BridgeWindow, signs: AppSigns, check: () => void): () => void;
}

/**
 * Runs a look at objects of the native side. They look odd (no prototype, another realm's functions) and may throw when
 * read: then nothing can be called.
 */
function isSafelyTrue(look: () => boolean): boolean {
  try {
    return look();
  } catch {
    return false;
  }
}

/** True if `find` returns something that has this method. */
const hasMethod = (find: () => unknown, method: string): boolean =>
  isSafelyTrue(() => typeof (find() as Record<string, unknown> | null | undefined)?.[method] === 'function');

/** `window.WebViewJavascriptBridge`, which both older protocols use, once it can be called. */
export interface BridgeGlobal {
  callHandler(name: string, data: unknown, answered: (answer: unknown) => void): void;
  registerHandler(name: string, handler: (data: unknown, reply: (answer: unknown) => void) => void): void;
  /** Only JsBridge has it: it distinguishes the two protocols. */
  init?: (onMessage: (message: unknown, reply: unknown) => void) => void;
}

const isCallable = (value: unknown): value is BridgeGlobal => {
  const global = value as Partial<BridgeGlobal> | null | undefined;
  return typeof global?.callHandler === 'function' && typeof global.registerHandler === 'function';
};

/**
 * The global of the protocol with or without `init`, once its page side is injected; null before. The newest
 * JsBridge has a bare Java object under the same name until then, so its presence alone proves nothing.
 */
export function bridgeGlobal(window: BridgeWindow, hasInit: boolean): BridgeGlobal | null {
  try {
    const global = window.WebViewJavascriptBridge;
    return isCallable(global) && (typeof global.init === 'function') === hasInit ? global : null;
  } catch {
    // An object of the native side that throws when read cannot be called either.
    return null;
  }
}

/** Runs `check` when the native side works off `window.WVJBCallbacks`. Returns a cleanup function. */
function onBridgeCallbacks(window: BridgeWindow, check: () => void): () => void {
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

/** WebViewJavascriptBridge (marcuswestin), iOS. It is injected only into a page that asks for it. */
const wvjb: Detection = {
  name: 'wvjb',
  isThere: (window) => bridgeGlobal(window, false) !== null,
  invite(window, { platform }, check) {
    if (platform !== 'ios') return () => undefined;
    const cleanup = onBridgeCallbacks(window, check);
    const frame = window.document.createElement('iframe');
    frame.style.display = 'none';
    // The app injects its script when a frame loads this address.
    frame.src = 'https://__bridge_loaded__';
    window.document.documentElement.appendChild(frame);
    window.setTimeout(() => frame.remove(), 0);
    return cleanup;
  },
};

/** JsBridge (lzyzsd), Android, 1.0.4 to the newest. It is injected by itself, at the end of the load. */
const jsBridge: Detection = {
  name: 'jsbridge',
  isThere: (window) => bridgeGlobal(window, true) !== null,
  invite(window, { platform }, check) {
    if (platform === 'ios') return () => undefined;
    const cleanup = onBridgeCallbacks(window, check);
    // Fired on the document when its page side is injected. 1.0.4 gives no other sign.
    const readyEvent = 'WebViewJavascriptBridgeReady';
    window.document.addEventListener(readyEvent, check);
    return () => {
      window.document.removeEventListener(readyEvent, check);
      cleanup();
    };
  },
};

/** Android: the object that an app with DSBridge puts into the page. */
interface DsBridgeObject {
  call(method: string, argument: string): unknown;
}

/** Null where there is none that can be called. Throws what a strange object throws. */
export function dsBridgeObject(window: BridgeWindow): DsBridgeObject | null {
  const object = window._dsbridge as Partial<DsBridgeObject> | null | undefined;
  // Not a function: every function has a `call`.
  return typeof object === 'object' && typeof object?.call === 'function' ? (object as DsBridgeObject) : null;
}

/**
 * iOS: true if an app with DSBridge intercepts the page's prompts. Only where the app declares it: anywhere else a prompt
 * opens on the user's screen, as page sides before 3.0.9 did in WeChat.
 */
export const takesPrompts = (window: BridgeWindow, { userAgent }: AppSigns): boolean =>
  (window._dswk === true || userAgent.indexOf('_dsbridge') >= 0) && typeof window.prompt === 'function';

/** DSBridge, Android and iOS. Its globals exist before the page's first script; a later injection fires no event. */
export const dsBridge: Detection = {
  name: 'dsbridge',
  isThere: (window, signs) =>
    isSafelyTrue(() => dsBridgeObject(window) !== null || takesPrompts(window, signs)),
};

/** What an iOS app registered by that name with `WKUserContentController`; undefined when it did not. */
function webkitHandler(
  window: BridgeWindow,
  name: string,
): { postMessage(message: unknown): unknown } | undefined {
  const webkit = window.webkit as
    { messageHandlers?: Record<string, { postMessage(message: unknown): unknown }> } | undefined;
  return webkit?.messageHandlers?.[name];
}

/** The handler that a sister app registers. Handlers of other names are not ours. */
export const sisterHandler = (window: BridgeWindow): ReturnType<typeof webkitHandler> =>
  webkitHandler(window, 'sisterBridge');

/** WKScriptMessageHandler, iOS, with reply (iOS 14) and without. */
const webkit: Detection = {
  name: 'webkit',
  isThere: (window) => hasMethod(() => sisterHandler(window), 'postMessage'),
};

/** Android's addJavascriptInterface (HarmonyOS's registerJavaScriptProxy): an object of the app, by this name. */
const java: Detection = {
  name: 'java',
  // The method, since an element of the page may have the same name.
  isThere: (window) => hasMethod(() => window.sisterBridge, 'getUserInfo'),
};

/** Capacitor's native side: an object of its own on Android, a message handler on iOS. */
export const capacitorNative = (window: BridgeWindow): unknown =>
  window.androidBridge ?? webkitHandler(window, 'bridge');

/** Capacitor. Its own global has to be there too: any app may name its message handler `bridge`. */
const capacitor: Detection = {
  name: 'capacitor',
  isThere: (window) =>
    typeof window.Capacitor === 'object' && hasMethod(() => capacitorNative(window), 'postMessage'),
};

/** Windows in which Flutter's ready event was fired: just before the flag is set, which old versions do not set. */
const flutterIsReady = new WeakSet<BridgeWindow>();

/** flutter_inappwebview. Its object exists before its native side listens; earlier calls are lost. */
const flutter: Detection = {
  name: 'flutter',
  isThere: (window) =>
    hasMethod(() => {
      const global = window.flutter_inappwebview as { _platformReady?: unknown } | undefined;
      return global?._platformReady || flutterIsReady.has(window) ? global : null;
    }, 'callHandler'),
  invite(window, _, check) {
    const readyEvent = 'flutterInAppWebViewPlatformReady';
    const onReady = (): void => {
      flutterIsReady.add(window);
      check();
    };
    window.addEventListener(readyEvent, onReady);
    return () => window.removeEventListener(readyEvent, onReady);
  },
};

/** react-native-webview, iOS and Android. */
const reactNative: Detection = {
  name: 'react_native',
  isThere: (window) => hasMethod(() => window.ReactNativeWebView, 'postMessage'),
};

/** By likelihood among the sister apps, then those whose signs are unique to us. The first detected one is used. */
export const detections: readonly Detection[] = [
  wvjb,
  jsBridge,
  dsBridge,
  webkit,
  java,
  capacitor,
  flutter,
  reactNative,
];
