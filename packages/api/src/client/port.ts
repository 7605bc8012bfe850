import type { GenericSchema } from 'valibot';

/** The backends, by the names under which the run-time configuration gives their addresses. */
export type BackendName = 'main' | 'datacenter' | 'honey' | 'youquan' | 'tuiwen' | 'events';

/** The brands that have a backend of their own. */
export type BrandBackend = 'honey' | 'youquan' | 'tuiwen';

/** One call as data: made by an endpoint function, carried out by a client. */
export interface Call<T> {
  backend: BackendName;
  method: 'GET' | 'POST';
  /** The path below the backend's address, filled and encoded, with its query. */
  path: string;
  /** The path before it was filled, without a query: what logs have in its place. Without one, ids are masked. */
  template?: string;
  /** camelCase inside; the client puts it on the wire. */
  body?: unknown;
  idempotencyKey?: string;
  /** False for a GET that does something each time (an SMS code): the client then never repeats it by itself. */
  canRepeat?: false;
  /**
   * `session` (the default) sends the stored token when there is one. `none` never sends one. Otherwise the
   * result token of one order, whose 401 does not log anybody out.
   */
  auth?: 'session' | 'none' | { resultToken: string };
  answer: GenericSchema<unknown, T>;
}

/** What a page is given to make calls with. Throws `ApiError` and nothing else. */
export interface ApiClient {
  send<T>(call: Call<T>, options?: { signal?: AbortSignal }): Promise<T>;
  /** Server time minus phone time in ms, from the last answer's `Date`; 0 before the first. */
  clockOffset(): number;
}

/** One HTTP request, complete: what to send, and how long the whole of it may take. */
export interface TransportRequest {
  /** Absolute. */
  url: string;
  method: 'GET' | 'POST';
  /** Lower-case names. */
  headers: Record<string, string>;
  /** JSON text. */
  body?: string;
  signal?: AbortSignal;
  /** ms for the whole of it: repeats, and reading the answer, included. */
  timeoutMs: number;
  /** Whether it may be sent once more now. Only a GET is ever repeated. */
  mayRepeat?(): boolean;
}

/** What came back. A fetch `Response` is one. */
export type TransportAnswer = Pick<Response, 'status' | 'headers' | 'text'>;

/**
 * Carries out a request. Resolves for every status. Rejects with an error named `TimeoutError`, `AbortError` or
 * `NetworkError`, or with fetch's own `TypeError`, when there is no answer.
 */
export type Transport = (request: TransportRequest) => Promise<TransportAnswer>;
