import { ApiError, type ApiErrorDetails } from '../errors/api-error.ts';
import { callAddress } from './call-address.ts';
import { authorizationOf, credentialOf, type Credential } from './credential.ts';
import type { ApiClient, Call } from './port.ts';
import { readAnswer } from './read-answer.ts';
import { refusal } from './refusal.ts';
import { requestBody, requestHeaders } from './request-parts.ts';
import { httpDate, retryAfterSeconds } from './retry-after.ts';
import { settleWithin } from './settle-within.ts';
import { thrownError } from './thrown-error.ts';
import type { Transport, TransportAnswer, TransportRequest } from './transport.ts';
import { unauthorizedOnce } from './unauthorized-once.ts';

/** Everything the client needs from outside. */
export interface ClientOptions {
  /** By `BackendName`; absolute, or root-relative to `pageOrigin`. A call to one that is missing is `malformed`. */
  backends: Readonly<Record<string, string>>;
  pageOrigin: string;
  transport: Transport;
  /** The stored token with its "Bearer ", or null. */
  token(): string | null;
  /**
   * The stored token (null: no token) was answered with 401. Called once for each hand-over or login of that token. It is
   * to be removed from where `token()` reads it.
   */
  onUnauthorized(token: string | null): void;
  /** Every error but a session's 401, before it is raised. `where`: method, backend and the template of the path. */
  log(error: ApiError, where: string): void;
  /** ms for a whole call; 30000 by default. */
  timeoutMs?: number;
  /** ms since 1970 by the phone's clock. */
  now?(): number;
}

/** Runs a port of the shell: its failure must not take the place of the error that is being raised. */
function quietly(run: () => void): void {
  try {
    run();
  } catch {
    // Not logged: the log port may be the one that failed.
  }
}

/** A call that an older release made has no template: each part of its path with a digit may be an id. */
const templateOf = ({ path, template }: Call<unknown>): string =>
  template ?? (path.split('?')[0] ?? '').replace(/\/(?!v\d\/)[^/]*\d[^/]*/g, '/{id}');

const whereOf = (call: Call<unknown>): string => `${call.method} ${call.backend} ${templateOf(call)}`;

/** Makes the client that carries out calls. Its `send` rejects with `ApiError` and nothing else. */
export function createClient(options: ClientOptions): ApiClient {
  const { timeoutMs = 30_000, now = () => Date.now() } = options;
  const unauthorized = unauthorizedOnce(options.token, options.onUnauthorized);
  let offset = 0;

  function requestOf(call: Call<unknown>, credential: Credential, signal?: AbortSignal): TransportRequest {
    const body = requestBody(call.body);
    return {
      url: callAddress(options.backends[call.backend], call.path, options.pageOrigin),
      method: call.method,
      headers: requestHeaders(call, authorizationOf(credential)),
      timeoutMs,
      // A repeat takes the token of the first attempt, and another user may have logged in since.
      mayRepeat: () =>
        call.canRepeat !== false && (credential.kind !== 'session' || credential.token === options.token()),
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
    };
  }

  function detailsOf({ status, headers }: TransportAnswer): ApiErrorDetails {
    const requestId = headers.get('x-request-id')?.slice(0, 64);
    const retryAfterS = retryAfterSeconds(headers.get('retry-after'), now() + offset);
    return { status, ...(requestId && { requestId }), ...(retryAfterS !== undefined && { retryAfterS }) };
  }

  async function carryOut<T>(call: Call<T>, credential: Credential, signal?: AbortSignal): Promise<T> {
    if (signal?.aborted) throw new ApiError('aborted');
    const request = requestOf(call, credential, signal);
    const answer = await options.transport(request);
    const serverDate = httpDate(answer.headers.get('date') ?? '');
    if (!Number.isNaN(serverDate)) offset = serverDate - now();
    const text = await answer.text();
    const details = detailsOf(answer);
    if (answer.status < 200 || answer.status > 299) throw refusal(answer.status, text, details);
    return readAnswer(call.answer, text, details);
  }

  return {
    async send(call, { signal } = {}) {
      let refused: (() => void) | null = null;
      try {
        const credential = credentialOf(call.auth, options.token);
        if (credential.kind === 'session') refused = unauthorized.sent(credential.token);
        return await settleWithin(carryOut(call, credential, signal), timeoutMs, signal);
      } catch (thrown) {
        const error = thrownError(thrown, signal);
        const log = () => options.log(error, whereOf(call));
        quietly((error.code === 'unauthorized' && refused) || log);
        throw error;
      }
    },
    clockOffset: () => offset,
  };
}
