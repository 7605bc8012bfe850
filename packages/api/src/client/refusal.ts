import { ApiError, type ApiErrorCode, type ApiErrorDetails } from '../errors/api-error.ts';
import { readErrorBody } from './read-answer.ts';

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

/** The error of an answer that is not 2xx: the status decides, the body adds the backend's words. */
export const refusal = (status: number, text: string, details: ApiErrorDetails): ApiError =>
  new ApiError(CODES[status] ?? 'server', { ...details, ...readErrorBody(text) });
