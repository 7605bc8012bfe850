/** One message over the bridge, as the workbench shows it. */
export interface TrafficEntry {
  /** ms since 1970. */
  at: number;
  direction: 'page_to_native' | 'native_to_page';
  /** A question, or the answer to one in the other direction. */
  kind: 'call' | 'answer';
  /** The handler's name, on an answer too. */
  name: string;
  /** JSON data: what was sent, not the text that carried it. */
  data: unknown;
  /** What really went over: an address, a script that was evaluated, a prompt, a message's body. */
  raw?: string;
}

export type PayWord = 'ok' | 'cancel' | 'fail';

/** Which of a protocol's variants an app speaks. A host that has no such variants looks at none of it. */
export interface HostVariant {
  /** Where a protocol differs by system. */
  platform?: 'ios' | 'android';
  /** lzyzsd/JsBridge: the two differ on the wire. Default `newest`. */
  version?: '1.0.4' | 'newest';
  /**
   * JsBridge, newest: handlers that know their answer return it instead of calling back. DSBridge: every method but
   * `pay` is a synchronous one.
   */
  answersAtOnce?: boolean;
  /** WebKit message handlers: whether they reply, or the app calls `sisterBridgePage.receive` instead. */
  replies?: boolean;
  /** DSBridge: what each asynchronous method says of its progress before it answers. */
  progress?: readonly unknown[];
  /** Capacitor, Android: a web view that knows no message listeners is answered by scripts. */
  isOldWebView?: boolean;
}

/** How a fake native app behaves. */
export interface HostOptions extends HostVariant {
  /** The answer to getUserInfo, asked for each time when it is a function. Any garbage is allowed. */
  handOver: unknown;
  /** Further native handlers, or replacements of getUserInfo and unlogin. What they return is the answer. */
  handlers?: Readonly<Record<string, (data: unknown) => unknown>>;
  /** Whether answers go over as they are or as JSON text. JsBridge knows only text. Default `object`. */
  answer?: 'object' | 'string';
  /** ms that the app takes to answer. Default 0. */
  delayMs?: number;
  /** ms by which the page side arrives late. Default 0. */
  injectAfterMs?: number;
  /** Takes everything and answers nothing. */
  silent?: boolean;
  /** The app's cashier. Without it the app registers no `pay` handler. */
  pay?: (params: unknown) => Promise<PayWord>;
  onTraffic?: (entry: TrafficEntry) => void;
}

/** Drives a fake native app from a test or the workbench. */
export interface NativeHost {
  /** Calls a handler of the page. Silence stays pending. */
  callPage(name: string, data?: unknown): Promise<unknown>;
  setHandOver(handOver: unknown): void;
  setSilent(isSilent: boolean): void;
  /** From now on every answer is sent a second time, or no longer. */
  answerTwice(isTwice?: boolean): void;
  /** The next answer's data is this instead. */
  answerGarbage(garbage: unknown): void;
  /** Passes any text to the page function that receives native messages. Throws what the page side throws. */
  sendRaw(text: string): void;
}
