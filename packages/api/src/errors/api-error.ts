/** Why a call failed. Closed: a new reason is added here and in `error-text.ts`. */
export type ApiErrorCode =
  | 'timeout'
  | 'network'
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'invalid'
  | 'rate_limited'
  | 'server'
  /** The answer does not fit the contract, or is not JSON. */
  | 'malformed'
  | 'aborted';

export interface ApiErrorDetails {
  status?: number;
  /** The `code` of the backend's error body, kept as it is. */
  serverCode?: string;
  /** The backend's message for users. */
  serverMessage?: string;
  /** Wire names of bad fields with a sentence each. */
  fields?: Record<string, string>;
  requestId?: string;
  retryAfterS?: number;
  cause?: unknown;
}

/** The only error that a call throws. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;
  readonly details: ApiErrorDetails;

  constructor(code: ApiErrorCode, details: ApiErrorDetails = {}) {
    super(`${code}${details.status ? ` ${details.status}` : ''}`, { cause: details.cause });
    this.code = code;
    this.details = details;
  }
}
