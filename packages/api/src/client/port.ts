import type { GenericSchema } from 'valibot';

/** The backends, by the names under which the run-time configuration gives their addresses. */
export type BackendName = 'main' | 'datacenter' | 'honey' | 'youquan' | 'tuiwen' | 'events';

/** The brands that have a backend of their own. */
export type BrandBackend = 'honey' | 'youquan' | 'tuiwen';

/** A call as data: built by an endpoint function, sent by a client. */
export interface Call<T> {
  backend: BackendName;
  method: 'GET' | 'POST';
  /**
   * The path below the backend's address, with `{name}` for each of `params`; logs have it like this. In releases before
   * contract 1.8.0 it was filled and encoded already, with its query.
   */
  path: string;
  params?: Readonly<Record<string, string>>;
  /** Left out where undefined. */
  query?: Readonly<Record<string, string | number | undefined>>;
  /** Of releases before contract 1.8.0: the path before it was filled, without a query. */
  template?: string;
  /** In camelCase; the client converts it to snake_case. */
  body?: unknown;
  idempotencyKey?: string;
  /** False for a GET with a side effect (an SMS code): the client never repeats it. */
  canRepeat?: false;
  /**
   * `session` (the default) sends the stored token when there is one. `login` as well, but its 401 says nothing about the
   * session: it is sent once more without the token, since a gateway may refuse an expired one before it reads the call.
   * `none` never sends one. Otherwise the result token of one order, whose 401 does not end the session.
   */
  auth?: 'session' | 'login' | 'none' | { resultToken: string };
  answer: GenericSchema<unknown, T>;
}

/** Sends calls for a page. Throws only `ApiError`. */
export interface ApiClient {
  send<T>(call: Call<T>, options?: { signal?: AbortSignal }): Promise<T>;
  /** Server time minus device time in ms, from the last answer's `Date`; 0 before the first. */
  clockOffset(): number;
}

/** A complete HTTP request with its time limit. */
export interface TransportRequest {
  backend: BackendName;
  /** Absolute. */
  url: string;
  method: 'GET' | 'POST';
  /** Lower-case names. */
  headers: Record<string, string>;
  /** JSON text. */
  body?: string;
  signal?: AbortSignal;
  /** ms for all of it, including repeats and reading the answer. */
  timeoutMs: number;
  /** Whether its token is still the session's: another user may have logged in since. A transport that waited checks it. */
  isCurrent?(): boolean;
  /** Whether it may be sent again now. Only a GET is ever repeated. */
  mayRepeat?(): boolean;
}

/** The answer; a fetch `Response` is one. */
export type TransportAnswer = Pick<Response, 'status' | 'headers' | 'text'>;

/**
 * Sends a request. Resolves for every status. Rejects with an error named `TimeoutError`, `AbortError` or
 * `NetworkError`, or with fetch's own `TypeError`, when there is no answer.
 */
export type Transport = (request: TransportRequest) => Promise<TransportAnswer>;
