import type { BridgeWindow, ProtocolName } from '../contract.ts';
import type { AppSigns } from './channel.ts';

// Part of the first load of every page, so it is small. The channels are lazy chunks.

/** How a native app that speaks a protocol is found. */
export interface Detection {
  readonly name: ProtocolName;
  /** True if the native side can be called now. Never throws and has no side effect. */
  isThere(window: BridgeWindow): boolean;
  /**
   * For native sides that are injected later: does what starts the injection, then runs `check` each time one may be
   * there. In a browser it only listens, or calls what an app has registered. May run repeatedly. Returns a cleanup function.
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

/** The global that both older protocols use, once it can be called. */
export interface BridgeGlobal {
  callHandler(name: string, data: unknown, answered: (answer: unknown) => void): void;
  registerHandler(name: string, handler: (data: unknown, reply: (answer: unknown) => void) => void): void;
  /** JsBridge has it, and WebViewJavascriptBridge 4, which JsBridge was made of: no callback fires before it. */
  init?: (onMessage: (message: unknown, reply: unknown) => void) => void;
}

/**
 * The global of the protocol with or without `init`, once its page side is injected; null before. JsBridge 2 has a bare
 * Java object under the same name until then, so its presence alone proves nothing. Lision's port of
 * WebViewJavascriptBridge has a name of its own.
 */
export function bridgeGlobal(window: BridgeWindow, hasInit: boolean): BridgeGlobal | null {
  const find = (): unknown => window.WebViewJavascriptBridge || window.WKWebViewJavascriptBridge;
  return hasMethod(find, 'callHandler') &&
    hasMethod(find, 'registerHandler') &&
    hasMethod(find, 'init') === hasInit
    ? (find() as BridgeGlobal)
    : null;
}

/**
 * WebViewJavascriptBridge, iOS and HarmonyOS (marcuswestin 5 and 6, 1ilI's and Lision's ports). It is injected only into a
 * page that asks for it.
 */
const wvjb: Detection = {
  name: 'wvjb',
  isThere: (window) => bridgeGlobal(window, false) !== null,
  invite(window, { platform, isBrowser }) {
    const openFrame = (address: string): void => {
      const frame = window.document.createElement('iframe');
      frame.hidden = true;
      // The app injects its script when a frame loads this address.
      frame.src = address;
      window.document.documentElement.appendChild(frame);
      window.setTimeout(() => frame.remove(), 0);
    };
    // 5.0.1 to 5.0.7 and 5.2.0. After the load, because 4 in a WKWebView stops it at any address of this scheme.
    const onLoad = (): void => openFrame('wvjbscheme://__BRIDGE_LOADED__');

    const lision = isSafelyTrue(() => {
      webkitHandler(window, 'iOS_Native_InjectJavascript')!.postMessage(null);
      // The injected script throws without the list.
      window.WKWVJBCallbacks = [];
      return true;
    });
    if (!lision && !isBrowser && platform !== 'android') {
      openFrame('https://__bridge_loaded__');
      if (platform === 'ios') {
        if (window.document.readyState === 'complete') onLoad();
        else window.addEventListener('load', onLoad);
      }
    }
    return () => window.removeEventListener('load', onLoad);
  },
};

/**
 * JsBridge (lzyzsd), Android, 1.0.4 to the newest, its forks, and WebViewJavascriptBridge 4, iOS. They are injected by
 * themselves, at the end of the load. Also keeps the list of callbacks that the scripts of both protocols work off.
 */
const jsBridge: Detection = {
  name: 'jsbridge',
  isThere: (window) => bridgeGlobal(window, true) !== null,
  invite(window, { isBrowser }, check) {
    if (isBrowser) return () => undefined;
    // The list stays: scripts of both protocols run what is in it, and WebViewJavascriptBridge's throws when there is none.
    const callbacks = (window.WVJBCallbacks ||= []) as unknown[];
    callbacks.push(check);
    // Fired on the document when its page side is injected. 1.0.4 gives no other sign.
    const readyEvent = 'WebViewJavascriptBridgeReady';
    window.document.addEventListener(readyEvent, check);
    return () => {
      window.document.removeEventListener(readyEvent, check);
      // Nothing is removed where it is gone already: -1 becomes the greatest index.
      callbacks.splice(callbacks.indexOf(check) >>> 0, 1);
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
 * iOS: true if an app with DSBridge intercepts the page's prompts. Anywhere else a prompt opens on the user's screen, as page
 * sides before 3.0.9 did in WeChat. `_dsbridge` in the user agent is no sign of it: only DWebView on Android up to 4.1 added it,
 * apps that add it themselves have the object.
 */
export const takesPrompts = (window: BridgeWindow): boolean =>
  window._dswk === true && typeof window.prompt === 'function';

/** DSBridge, Android and iOS. Its globals exist before the page's first script; a later injection fires no event. */
export const dsBridge: Detection = {
  name: 'dsbridge',
  isThere: (window) => isSafelyTrue(() => dsBridgeObject(window) !== null || takesPrompts(window)),
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
