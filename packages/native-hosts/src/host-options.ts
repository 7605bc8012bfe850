/** One message over the bridge, as the workbench lists it. */
export interface TrafficEntry {
  /** ms since 1970. */
  at: number;
  direction: 'page_to_native' | 'native_to_page';
  /** A call, or the answer to a call in the other direction. */
  kind: 'call' | 'answer';
  /** The handler's name, on an answer too. */
  name: string;
  /** Decoded JSON data. */
  data: unknown;
  /** The raw message: an address, an evaluated script, a prompt or a message body. */
  raw?: string;
}

export type PayWord = 'ok' | 'cancel' | 'fail';

/** The variant of a protocol. A host ignores what does not concern its protocol. */
export interface HostVariant {
  /** Where a protocol differs by system. */
  platform?: 'ios' | 'android' | 'harmony';
  /**
   * Versions and forks that differ on the wire. JsBridge: 1.0.4, 2.0.0 and later (`newest`, the default), smallbuer's.
   * WebViewJavascriptBridge: 4.1.5, 5.2.0, Lision's, and 6.0.3 without a version.
   */
  version?: '1.0.4' | 'newest' | 'smallbuer' | '4.1.5' | '5.2.0' | 'lision';
  /**
   * JsBridge, newest: handlers that know their answer return it instead of calling back. DSBridge: every method but
   * `pay` is synchronous.
   */
  answersAtOnce?: boolean;
  /** WebKit message handlers: they reply, by default; if false, the app calls `sisterBridgePage.receive` instead. */
  replies?: boolean;
  /** DSBridge: progress values that each asynchronous method sends before its answer. */
  progress?: readonly unknown[];
  /** Capacitor, Android: a web view without message listeners is answered by scripts. */
  isOldWebView?: boolean;
}

/** How a fake native app behaves. */
export interface HostOptions extends HostVariant {
  /** The answer to getUserInfo; a function is called each time. Any value is allowed. */
  handOver: unknown;
  /** Further native handlers, or replacements of getUserInfo and unlogin. What they return is the answer. */
  handlers?: Readonly<Record<string, (data: unknown) => unknown>>;
  /** Answers as values or as JSON text. JsBridge always sends text. Default `object`. */
  answer?: 'object' | 'string';
  /** ms until the app answers. Default 0. */
  delayMs?: number;
  /** ms until the page side is injected. Default 0. */
  injectAfterMs?: number;
  /**
   * WebViewJavascriptBridge from 5 on: ms until the native side exists. What the page sends before, invitations too, is
   * lost.
   */
  existsAfterMs?: number;
  /** Receives every call and never answers. */
  silent?: boolean;
  /** The app's cashier. Without it the app registers no `pay` handler. */
  pay?: (params: unknown) => Promise<PayWord>;
  onTraffic?: (entry: TrafficEntry) => void;
  /** DSBridge: receives each script that the app evaluates. */
  onScript?: (script: string) => void;
}

/** Drives a fake native app from a test or the workbench. */
export interface NativeHost {
  /** Calls a handler of the page. Stays pending without an answer. */
  callPage(name: string, data?: unknown): Promise<unknown>;
  setHandOver(handOver: unknown): void;
  setSilent(isSilent: boolean): void;
  /** From now on every answer is sent twice, or once again. */
  answerTwice(isTwice?: boolean): void;
  /** Replaces the data of the next answer. */
  answerGarbage(garbage: unknown): void;
  /** Passes any text to the page function that receives native messages. Throws what the page side throws. */
  sendRaw(text: string): void;
}
