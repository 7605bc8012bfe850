import { ApiError, type ApiErrorCode } from '../errors/api-error.ts';
import { httpDate } from './answer-body.ts';
import { credentialOf, readAnswer, requestOf, type Credential } from './http.ts';
import type { ApiClient, Call, Transport, TransportRequest } from './port.ts';

export { filledPath } from './call-path.ts';
export { callAddress, retryAfterSeconds } from './http.ts';
export type { ApiClient, BackendName, Call, Transport, TransportAnswer, TransportRequest } from './port.ts';

/** The ports and settings of the client. */
export interface ClientOptions {
  /** By `BackendName`; absolute, or root-relative to `pageOrigin`. A call to one that is missing is `malformed`. */
  backends: Readonly<Record<string, string>>;
  pageOrigin: string;
  transport: Transport;
  /** The stored token with its "Bearer ", or null. */
  token(): string | null;
  /**
   * The stored token (null: no token) was answered with 401. Called once for each hand-over or login of that token. Remove
   * it from where `token()` reads it.
   */
  onUnauthorized(token: string | null): void;
  /**
   * Every error but a session's 401, before it is raised, and each malformed part that an answer was read without. `where`:
   * method, backend and the template of the path.
   */
  log(error: ApiError, where: string): void;
  /** ms by which the server is ahead of this device, if it is known already. */
  clockOffset?: number;
  /** ms for a whole call; 30000 by default. */
  timeoutMs?: number;
  /** ms since 1970 by the device's clock. */
  now?(): number;
}

/** Runs a port of the shell: its failure must not replace the error that is being thrown. */
function ignoreErrors(run: () => void): void {
  try {
    run();
  } catch {
    // Not logged: the log port may be the one that failed.
  }
}

/** The path of an old release may be filled, without a template beside it: each part with a digit may be an id. */
const templateOf = ({ path, template }: Call<unknown>): string =>
  template ?? (path.split('?')[0] ?? '').replace(/\/(?!v\d\/)[^/]*\d[^/]*/g, '/{id}');

const whereOf = (call: Call<unknown>): string => `${call.method} ${call.backend} ${templateOf(call)}`;

/** Creates the client. Its `send` rejects only with `ApiError`. */
export function createClient(options: ClientOptions): ApiClient {
  const { timeoutMs = 30_000, now = () => Date.now() } = options;
  const unauthorized = unauthorizedOnce(options.token, options.onUnauthorized);
  const log = (error: ApiError, call: Call<unknown>) => ignoreErrors(() => options.log(error, whereOf(call)));
  let offset = options.clockOffset ?? 0;

  async function execute<T>(call: Call<T>, credential: Credential, signal?: AbortSignal): Promise<T> {
    if (signal?.aborted) throw new ApiError('aborted');
    const isCurrent = () => credential.kind !== 'session' || credential.token === options.token();
    const request: TransportRequest = {
      ...requestOf(call, credential, options),
      timeoutMs,
      isCurrent,
      // A repeat takes the token of the first attempt.
      mayRepeat: () => call.canRepeat !== false && isCurrent(),
      ...(signal && { signal }),
    };
    const answer = await options.transport(request);
    const serverDate = httpDate(answer.headers.get('date') ?? '');
    if (!Number.isNaN(serverDate)) offset = serverDate - now();
    return readAnswer(call.answer, answer, now() + offset, (error) => log(error, call));
  }

  async function executeLogin<T>(call: Call<T>, credential: Credential, signal?: AbortSignal): Promise<T> {
    try {
      return await execute(call, credential, signal);
    } catch (thrown) {
      if (thrownError(thrown).code !== 'unauthorized') throw thrown;
      return execute(call, { kind: 'none' }, signal);
    }
  }

  return {
    async send(call, { signal } = {}) {
      let refused: (() => void) | null = null;
      try {
        const credential = credentialOf(call.auth, options.token);
        if (credential.kind === 'session') refused = unauthorized.sent(credential.token);
        const isLogin = credential.kind === 'login' && credential.token !== null;
        const work = (isLogin ? executeLogin : execute)(call, credential, signal);
        return await withTimeout(work, timeoutMs, signal);
      } catch (thrown) {
        const error = thrownError(thrown, signal);
        if (error.code === 'unauthorized' && refused) ignoreErrors(refused);
        else if (error.code !== 'aborted') log(error, call);
        throw error;
      }
    },
    clockOffset: () => offset,
  };
}

/**
 * Turns 401 answers into one `onUnauthorized` for each hand-over or login of a token, however many calls fail together:
 * a call that was sent before the last report of its token is ignored. So is a 401 to a token that has been replaced
 * meanwhile. Without a token it is reported once, and again after a call with a token.
 *
 * Call `sent` when a call goes out, and the function that it returns when that call was answered with 401.
 */
function unauthorizedOnce(
  storedToken: () => string | null,
  onUnauthorized: (token: string | null) => void,
): { sent(token: string | null): () => void } {
  const reports = new Map<string | null, number>();
  const reportsOf = (token: string | null) => reports.get(token) ?? 0;
  return {
    sent(token) {
      if (token !== null) reports.delete(null);
      const before = token === null ? 0 : reportsOf(token);
      return () => {
        if (token !== storedToken() || reportsOf(token) !== before) return;
        reports.set(token, before + 1);
        onUnauthorized(token);
      };
    },
  };
}

/**
 * `work`, unless it takes longer than `timeoutMs` (ApiError `timeout`) or is aborted (ApiError `aborted`). Needed beside
 * the transport's own limit: a transport that waits for a request started elsewhere has none.
 */
function withTimeout<T>(work: Promise<T>, timeoutMs: number, signal?: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const finish = (resolveOrReject: () => void) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
      resolveOrReject();
    };
    const onAbort = () => finish(() => reject(new ApiError('aborted')));
    const timer = setTimeout(() => finish(() => reject(new ApiError('timeout'))), timeoutMs);
    signal?.addEventListener('abort', onAbort);
    work.then(
      (value) => finish(() => resolve(value)),
      (thrown: unknown) => finish(() => reject(thrown)),
    );
  });
}

function codeOf(thrown: unknown): ApiErrorCode {
  if (!(thrown instanceof Error || thrown instanceof DOMException)) return 'server';
  switch (thrown.name) {
    case 'TimeoutError':
      return 'timeout';
    case 'AbortError':
      return 'aborted';
    case 'NetworkError':
    case 'TypeError':
    // webpack's name for a lazy chunk (the transport) that did not load.
    case 'ChunkLoadError':
      return 'network';
    default:
      return 'server';
  }
}

/** An error with a request contains a token and a phone number: only its cause, or its name, is kept. */
function causeOf(thrown: unknown): unknown {
  if (!(thrown instanceof Error) || !('request' in thrown)) return thrown;
  return thrown.cause ?? thrown.name;
}

/** Converts anything thrown during a call to an ApiError. */
function thrownError(thrown: unknown, signal?: AbortSignal): ApiError {
  if (thrown instanceof ApiError) return thrown;
  // The reason of an abort can be any value, so the signal is checked first.
  if (signal?.aborted) return new ApiError('aborted', { cause: causeOf(thrown) });
  return new ApiError(codeOf(thrown), { cause: causeOf(thrown) });
}
