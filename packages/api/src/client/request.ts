import { ApiError } from '../errors/api-error.ts';
import { toWire } from '../wire/index.ts';
import type { Call, TransportRequest } from './port.ts';

/** The token that a call is sent with. Of a session: the stored one, as it was when the call was made. */
export type Credential =
  { kind: 'none' } | { kind: 'session'; token: string | null } | { kind: 'result'; token: string };

/** The credential of a call; the stored token is read for a `session` call only. */
export function credentialOf(auth: Call<unknown>['auth'], storedToken: () => string | null): Credential {
  if (auth === 'none') return { kind: 'none' };
  if (auth === undefined || auth === 'session') return { kind: 'session', token: storedToken() };
  return { kind: 'result', token: auth.resultToken };
}

/**
 * A call as an HTTP request. Throws ApiError: `malformed` for an address, body or idempotency key that cannot be sent,
 * `unauthorized` for a token that no header can hold.
 */
export function requestOf(
  call: Call<unknown>,
  credential: Credential,
  { backends, pageOrigin }: { backends: Readonly<Record<string, string>>; pageOrigin: string },
): Pick<TransportRequest, 'url' | 'method' | 'headers' | 'body'> {
  const body = bodyOf(call.body);
  return {
    url: callAddress(backends[call.backend], call.path, pageOrigin),
    method: call.method,
    headers: headersOf(call, authorizationOf(credential)),
    ...(body !== undefined && { body }),
  };
}

/**
 * The authorization header, or null. The stored token has its "Bearer " already. Tokens come from addresses and from
 * native apps: one that no header can hold is never valid, and fetch would call it a network error.
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

const refuse = (why: string): never => {
  throw new ApiError('malformed', { cause: new Error(`address refused: ${why}`) });
};

/** A decoded segment, as a server may read it, must still be one plain segment. */
function isPlainSegment(segment: string): boolean {
  try {
    const plain = decodeURIComponent(segment);
    return plain !== '.' && plain !== '..' && !/[/\\\0-\x1f\x7f]/.test(plain);
  } catch {
    // A broken escape: servers read it in different ways.
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
