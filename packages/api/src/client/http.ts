import type { GenericSchema } from 'valibot';
import { ApiError, type ApiErrorCode, type ApiErrorDetails } from '../errors/api-error.ts';
import { fromWire, toWire } from '../wire/index.ts';
import { httpDate, readBody } from './answer-body.ts';
import { filledPath, refuse } from './call-path.ts';
import type { Call, TransportAnswer, TransportRequest } from './port.ts';

/** The token that a call is sent with. For a session: the stored one at the time of the call. */
export type Credential =
  { kind: 'none' } | { kind: 'session' | 'login'; token: string | null } | { kind: 'result'; token: string };

/** The credential of a call; the stored token is read for a `session` and a `login` call only. */
export function credentialOf(auth: Call<unknown>['auth'], storedToken: () => string | null): Credential {
  if (auth === 'none') return { kind: 'none' };
  if (typeof auth !== 'object') return { kind: auth ?? 'session', token: storedToken() };
  return { kind: 'result', token: auth.resultToken };
}

/**
 * A call as an HTTP request. Throws ApiError: `malformed` for an address, body or idempotency key that cannot be sent,
 * `unauthorized` for a token that is no valid header value.
 */
export function requestOf(
  call: Call<unknown>,
  credential: Credential,
  { backends, pageOrigin }: { backends: Readonly<Record<string, string>>; pageOrigin: string },
): Pick<TransportRequest, 'backend' | 'url' | 'method' | 'headers' | 'body'> {
  const body = bodyOf(call.body);
  return {
    backend: call.backend,
    url: callAddress(backends[call.backend], filledPath(call), pageOrigin),
    method: call.method,
    headers: headersOf(call, authorizationOf(credential)),
    ...(body !== undefined && { body }),
  };
}

/**
 * The authorization header, or null. The stored token has its "Bearer " already. Tokens come from addresses and from
 * native apps: one with other characters is never valid, and fetch would report a network error.
 */
function authorizationOf(credential: Credential): string | null {
  if (credential.kind === 'none' || credential.token === null) return null;
  const value = credential.kind === 'result' ? `Bearer ${credential.token}` : credential.token;
  if (!/^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/.test(value)) throw new ApiError('unauthorized');
  return value;
}

/** No `content-type` without a body: it would cost a GET to another origin a preflight. */
function headersOf(call: Call<unknown>, authorization: string | null): Record<string, string> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (call.body !== undefined) headers['content-type'] = 'application/json';
  if (authorization !== null) headers['authorization'] = authorization;
  if (call.idempotencyKey !== undefined) {
    if (!/^[\x21-\x7e]{1,128}$/.test(call.idempotencyKey)) {
      throw new ApiError('malformed', { cause: new Error('idempotency key refused') });
    }
    headers['idempotency-key'] = call.idempotencyKey;
  }
  return headers;
}

/** A body as JSON text with the wire's names. */
function bodyOf(body: unknown): string | undefined {
  if (body === undefined) return undefined;
  try {
    return JSON.stringify(toWire(body));
  } catch (cause) {
    throw new ApiError('malformed', { cause });
  }
}

/** A decoded segment, as a server may read it, must still be one plain segment. */
function isPlainSegment(segment: string): boolean {
  try {
    const plain = decodeURIComponent(segment);
    return plain !== '.' && plain !== '..' && !/[/\\\0-\x1f\x7f]/.test(plain);
  } catch {
    // A broken escape: servers decode it differently.
    return false;
  }
}

/**
 * The absolute address of `path` below a backend's `base` (absolute, or root-relative to `pageOrigin`).
 * Throws ApiError `malformed` for a missing base, and for a path that could lead anywhere else, since the
 * session's token goes with it.
 */
export function callAddress(base: string | undefined, path: string, pageOrigin: string): string {
  if (!base) return refuse('the backend has no address');
  if (/[\\#\s\0-\x1f\x7f]/.test(path)) return refuse('character');
  const [segments = ''] = path.split('?');
  if (!segments.startsWith('/') || segments.includes('//')) return refuse('not below the backend');
  if (!segments.split('/').every(isPlainSegment)) return refuse('segment');
  try {
    const root = new URL(base, pageOrigin);
    return new URL(root.pathname.replace(/\/+$/, '') + path, root.origin).href;
  } catch {
    // The message of `URL` adds nothing.
    return refuse('no address');
  }
}

/**
 * The value that a call resolves with. `serverNow`: ms since 1970. `onDropped` gets an error for each malformed part that
 * was left out. Throws ApiError: by the status for an answer that is not 2xx, `malformed` for one that does not fit the
 * schema.
 */
export async function readAnswer<T>(
  schema: GenericSchema<unknown, T>,
  answer: TransportAnswer,
  serverNow: number,
  onDropped: (error: ApiError) => void,
): Promise<T> {
  const text = await answer.text();
  const { status, headers } = answer;
  const requestId = headers.get('x-request-id')?.slice(0, 64);
  const retryAfterS = retryAfterSeconds(headers.get('retry-after'), serverNow);
  const details = {
    status,
    ...(requestId && { requestId }),
    ...(retryAfterS !== undefined && { retryAfterS }),
  };
  if (status < 200 || status > 299)
    throw new ApiError(CODES[status] ?? 'server', { ...details, ...readErrorBody(text) });
  return readBody(schema, text, details, onDropped);
}

/** By status; `server` for any other. */
const CODES: Readonly<Record<number, ApiErrorCode>> = {
  400: 'invalid',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  410: 'not_found',
  422: 'invalid',
  429: 'rate_limited',
};

type Json = Record<string, unknown>;

const isText = (value: unknown): value is string => typeof value === 'string';
const areTexts = (value: unknown): value is Record<string, string> =>
  value instanceof Object && !Array.isArray(value) && Object.values(value).every(isText);

/** The backend's own error, as far as the body is the contract's; a code may be a number. */
function readErrorBody(text: string): Pick<ApiErrorDetails, 'serverCode' | 'serverMessage' | 'fields'> {
  try {
    const { code, message, fields } = fromWire(JSON.parse(text)) as Json;
    return {
      ...((isText(code) || typeof code === 'number') && { serverCode: `${code}` }),
      ...(isText(message) && { serverMessage: message }),
      ...(areTexts(fields) && { fields }),
    };
  } catch {
    // Not JSON, often a page of a gateway: only the status counts.
    return {};
  }
}

const DAY_S = 86_400;

/**
 * Seconds to wait by a `Retry-After` header (a number, or an HTTP date compared with `serverNow`, ms), from 1 to a
 * day; undefined without one or if it can't be read.
 */
export function retryAfterSeconds(header: string | null, serverNow: number): number | undefined {
  const value = header?.trim();
  if (!value) return undefined;
  // A bare number is no date, though some engines read one as a year.
  const seconds = /^\d+$/.test(value) ? Number(value) : Math.ceil((httpDate(value) - serverNow) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(seconds, 1), DAY_S);
}
