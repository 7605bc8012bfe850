import type { ApiClient, ApiError, Call, EventName, EventProps, User } from '@vip/api';
import type { Environment, NativeBridge } from '@vip/bridge';
import type { QueryInput, QueryStore } from './query/query-store.ts';
import type { KeyValue } from './storage.ts';

/** The version of the shell contract (semver). A release has the version that it was built against. */
export const HOST_CONTRACT = '1.9.0';

/** `waiting`: there is no token, and the native app may still answer; `known`: there is a token. */
export type SessionStatus = 'waiting' | 'known' | 'anonymous';

export interface Session {
  status: SessionStatus;
  /**
   * The native app has been asked who the user is for the first time in this page and has not answered. Also true while
   * the token of a user that it handed over without one is asked for. A page whose route is `session: 'required'` waits
   * while this is true, also when a session is stored (since 1.4.0).
   */
  isAsking: boolean;
  /** Prefixed with "Bearer ", or null. */
  token: string | null;
  /** null until it is handed over or logged in. */
  account: Account | null;
  /** The native app's version, or ''. */
  version: string;
  /** `ct`; 0 when absent. */
  clientType: number;
}

/** The current session. `get` returns the same object until it changes. */
export interface SessionSource {
  get(): Session;
  /** Calls `handler` after each change. Returns an unsubscribe function. */
  subscribe(handler: () => void): () => void;
}

/**
 * What the shell knows about the user: the first three fields from the native app, and whatever else the backend says at a
 * login.
 */
export type Account = Pick<User, 'id' | 'nickname' | 'avatar'> &
  Partial<Omit<User, 'id' | 'nickname' | 'avatar'>>;

export interface Navigation {
  /** The filled path and query of the page, e.g. `/result/-/2603/um/1?x=1`. */
  path: string;
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  /** To a path of this site; an address without a route of this brand is opened by the browser, like an app's scheme. */
  go(to: string, options?: { replace?: boolean }): void;
  back(): void;
}

/** Addresses that a page may follow, from the run-time configuration. Origins, or `scheme:`. */
export interface AllowList {
  pay: readonly string[];
  /** Folders (`/pictures/`, `https://host/pictures/`) or other origins; `/r/` of this site is always allowed. */
  picture: readonly string[];
  /** Apps and their links: schemes (`lxb:`) and origins of universal links. */
  open: readonly string[];
}

/** WeChat's web page authorisation: the official account and the address. */
export interface WechatConfig {
  /** '' if none is configured: orders have no code then. */
  appid: string;
  authorize: string;
}

/** What a backend can do, as far as it differs from the contract of backends. */
export interface BackendCapabilities {
  /** Where the key of an order goes, if it is no header. `none`: a repeated request makes another order. */
  idempotency?: 'none' | 'search' | { field: string };
  /** An order gets no second pay instruction: a new one is made once the old one is closed. */
  payAgain?: 'new';
  /** Seconds for which an unpaid order can be paid, at most. */
  orderValidS?: number;
  /** Seconds until another SMS code may be requested. */
  smsResendS?: number;
}

export interface RuntimeConfig {
  /** Absolute or root-relative addresses of the backends. */
  backends: Readonly<Record<string, string>>;
  /** By the backend's name, of those that cannot do everything or differ (since 1.7.0). */
  capabilities?: Readonly<Record<string, BackendCapabilities>>;
  allow: AllowList;
  /** Left out by sites that were composed before there was one. */
  wechat?: WechatConfig;
  /** The site's own origin as wallets must return to; empty means the page's. */
  origin: string;
}

/** Everything that a page gets from the shell. */
export interface Host {
  readonly contract: string;
  readonly api: ApiClient;
  /**
   * The data of the page's first call, which the HTML has started, and when it was asked for (ms since 1970): null unless it
   * has arrived for the present session before the page was rendered (since 1.9.0).
   */
  readonly first?: <T>(call: Call<T>) => { data: T; askedAt: number } | null;
  /** Loads data for `useQuery`. Absent where nothing can be loaded (since 1.9.0). */
  readonly openQuery?: <T>(input: QueryInput<T>) => QueryStore<T>;
  /** The page was drawn before react-dom, with the session and the first call's data (since 1.9.0). */
  readonly isDrawn?: boolean;
  /** The session; pages use `useSession` (since 1.5.0). */
  readonly session: SessionSource;
  /**
   * After an SMS login: stores the token ("Bearer " is put before it) and the account. A backend need not say who the user
   * is (since 1.6.0): `account` is null then, unless this token's is known.
   */
  login(token: string, user?: User | null): void;
  /** Ends the session and clears every key of `PERSONAL_KEYS`. */
  logout(): void;
  readonly environment: Environment;
  /** The native app, once it answered; null where there is none. */
  readonly bridge: () => NativeBridge | null;
  /** Names of the native handlers that the app declared. */
  readonly handlers: () => readonly string[];
  readonly config: RuntimeConfig;
  /** Attribution code of the entry link, '-' where there is none. */
  readonly um: string;
  /** Server time in ms since 1970. */
  now(): number;
  track(name: EventName, props?: EventProps): void;
  /** The log port, for errors that were handled but should be known. */
  report(error: ApiError | Error, where: string): void;
  /** Prevents reloads while a payment is in progress. Returns a cleanup function. */
  holdReload(): () => void;
  /**
   * Remembers the path of the result of a purchase in progress, for a day, one per brand: failure pages link to it. With
   * the order's id its pages run the release that it was started with, whatever is live by then (since 1.3.0). `isPaid`:
   * the server has confirmed the payment, so failure and loading states show 支付成功 (since 1.4.0).
   *
   * null: the purchase has ended, that is its result was shown, or it was closed. The id is that of the order; without an id it
   * is the order that this page remembered, else the one that the page's address names. Purchases of other tabs stay.
   */
  rememberResult(path: string | null, orderId?: string, isPaid?: boolean): void;
  /** Registers a handler of the back press while mounted: true means it was used. Returns a cleanup function. */
  onBack(handler: () => boolean): () => void;
  /** Becomes visible again: shown, resumed by the app, or back from the cashier. Returns a cleanup function. */
  onResume(handler: () => void): () => void;
  /**
   * Calls `handler` when another tab has changed local storage: with the key, or null where everything was cleared.
   * Returns the cleanup (since 1.4.0).
   */
  onStorage(handler: (key: string | null) => void): () => void;
  /** localStorage and sessionStorage wrappers that never throw; in-memory fallback where storage is blocked or full. */
  readonly storage: { local: KeyValue; session: KeyValue };
}
