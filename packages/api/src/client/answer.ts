import { safeParse, type BaseIssue, type GenericSchema } from 'valibot';
import { ApiError, type ApiErrorCode, type ApiErrorDetails } from '../errors/api-error.ts';
import { ErrorBody } from '../schema/error-body.ts';
import { fromWire } from '../wire/index.ts';
import type { TransportAnswer } from './port.ts';

/**
 * What a call resolves with. `serverNow`: ms since 1970. Throws ApiError: by the status for an answer that is not 2xx,
 * `malformed` for one that does not fit the schema.
 */
export async function readAnswer<T>(
  schema: GenericSchema<unknown, T>,
  answer: TransportAnswer,
  serverNow: number,
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
  return parseBody(schema, text, details);
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

/** Names the field and what was expected, never the value: it may be a phone number or a token. */
function misfit(issue: BaseIssue<unknown>): Error {
  const at = issue.path?.map((item) => String(item.key)).join('.') ?? '';
  return new Error(`${at || 'the answer'}: expected ${issue.expected ?? issue.type}`);
}

function parseBody<T>(schema: GenericSchema<unknown, T>, text: string, details: ApiErrorDetails): T {
  let value: unknown;
  try {
    value = fromWire(JSON.parse(text));
  } catch {
    // The engine's message quotes the text, which may hold what no log should.
    throw new ApiError('malformed', { ...details, cause: new Error('no JSON') });
  }
  const result = safeParse(schema, value, { abortEarly: true });
  if (!result.success) throw new ApiError('malformed', { ...details, cause: misfit(result.issues[0]) });
  return result.output;
}

/** The backend's own error; empty where the body is not the contract's. */
function readErrorBody(text: string): Pick<ApiErrorDetails, 'serverCode' | 'serverMessage' | 'fields'> {
  try {
    const result = safeParse(ErrorBody, fromWire(JSON.parse(text)));
    if (!result.success) return {};
    const { code, message, fields } = result.output;
    return { serverCode: code, serverMessage: message, ...(fields && { fields }) };
  } catch {
    // Not JSON, often a gateway's page: only the status counts.
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

/** ms since 1970 of an HTTP date ("Sat, 21 Nov 2026 01:29:41 GMT"); NaN for anything else. */
export function httpDate(value: string): number {
  return /^[A-Za-z]{3,9},? .*(?:GMT|\d{4})$/.test(value) ? Date.parse(value) : NaN;
}
