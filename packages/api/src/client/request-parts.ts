import { ApiError } from '../errors/api-error.ts';
import { toWire } from '../wire/index.ts';
import type { Call } from './port.ts';

/**
 * The headers of a call. No `content-type` without a body: it would cost a GET to another origin a preflight.
 * Throws ApiError `malformed` for an idempotency key that no header can hold.
 */
export function requestHeaders(call: Call<unknown>, authorization: string | null): Record<string, string> {
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

/** A body as JSON text with the wire's names. Throws ApiError `malformed` for what JSON can't say. */
export function requestBody(body: unknown): string | undefined {
  if (body === undefined) return undefined;
  try {
    return JSON.stringify(toWire(body));
  } catch (cause) {
    throw new ApiError('malformed', { cause });
  }
}
