/** What is read of the user that the native app hands over. */
export interface NativeUser {
  /** Its `id`, `userId`, `user_id` or `uid`, text or number. */
  id: string;
  nickname: string;
  avatar: string;
}

/**
 * What the native app hands over: an object, or a JSON string of one, with the fields
 * usertoken, userinfo, clientType, version (specification, section 3) and, of ours, handlers.
 */
export interface HandOver {
  /** Without or with the prefix "Bearer "; null when logged out. */
  token: string | null;
  /** null when there is no user info, or none with an id. */
  user: NativeUser | null;
  /** The user info with all its fields, as JSON has them. null when the app's answer has none: the request is repeated. */
  info: Readonly<Record<string, unknown>> | null;
  /** 0 when absent. */
  clientType: number;
  /** Empty when absent. */
  version: string;
  /** Names of the handlers that the app registered, e.g. `pay`. */
  handlers: readonly string[];
}

/** Why a call over the bridge failed. Closed. */
export type BridgeErrorCode =
  /** No native side was detected in time. */
  | 'absent'
  /** It did not answer in time; it may lack the handler. */
  | 'timeout'
  /** It answered with something that is neither the object nor JSON of it. */
  | 'malformed';

export class BridgeError extends Error {
  override readonly name = 'BridgeError';
  readonly code: BridgeErrorCode;
  constructor(code: BridgeErrorCode, message: string = code) {
    super(message);
    this.code = code;
  }
}

/** Handlers that the page registers with the app. */
export type PageHandlerName = 'refreshUserInfo' | 'onResume' | 'onBack';

/** The result that the app reports for a payment. Proves nothing: the server is asked. */
export type NativePayResult = 'ok' | 'cancel' | 'fail';

/** The protocols that are spoken. */
export type ProtocolName =
  'wvjb' | 'jsbridge' | 'dsbridge' | 'webkit' | 'java' | 'capacitor' | 'react_native' | 'flutter';

/** The native app over any protocol. Promises reject only with `BridgeError`. */
export interface NativeBridge {
  /** The protocol in use, for events and the workbench. */
  readonly protocol: ProtocolName;
  /** One question, one answer; repeating it is the caller's. Time-out 3000 ms. */
  getUserInfo(): Promise<HandOver>;
  /** Logs the user out of the app. Fire and forget: never rejects. */
  unlogin(): void;
  /** Sends the page's title to the app. Fire and forget: never rejects. */
  setTitle(title: string): void;
  /** Opens the app's own cashier with the parameters of a `bridge` pay instruction. No time-out, since the user is paying. */
  pay(params: Record<string, string>): Promise<NativePayResult>;
  /** The app is answered true if a handler returned true (it used the call), else false. Returns a cleanup function. */
  register(name: PageHandlerName, handler: (data: unknown) => unknown): () => void;
}

/** The globals that the bridge uses: a window, or a test's. */
export type BridgeWindow = Window & Record<string, unknown>;
