import type { ApiError } from './api-error.ts';

/**
 * Whether a caught value is the client's error. By name, not by class: the client lives in the shell and a remote
 * has its own copy of the class, so `instanceof` is false there.
 */
export const isApiError = (value: unknown): value is ApiError =>
  value instanceof Error && value.name === 'ApiError' && 'code' in value && 'details' in value;
