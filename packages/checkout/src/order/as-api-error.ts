import { ApiError } from '@vip/api';

/**
 * What a port threw, as the error that pages show. Told by its name: the client lives in the shell and throws the
 * shell's copy of the class, so `instanceof` would miss it. Anything else is a defect of a port: `server`, with the
 * cause kept.
 */
export function asApiError(thrown: unknown): ApiError {
  return thrown instanceof Error && thrown.name === 'ApiError'
    ? (thrown as ApiError)
    : new ApiError('server', { cause: thrown });
}
