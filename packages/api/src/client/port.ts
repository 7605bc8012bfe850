import type { GenericSchema } from 'valibot';

/** The backends, by the names under which the run-time configuration gives their addresses. */
export type BackendName = 'main' | 'datacenter' | 'honey' | 'youquan' | 'tuiwen' | 'events';

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
