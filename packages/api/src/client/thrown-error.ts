import { ApiError, type ApiErrorCode } from '../errors/api-error.ts';

function codeOf(thrown: unknown): ApiErrorCode {
  if (!(thrown instanceof Error || thrown instanceof DOMException)) return 'server';
  switch (thrown.name) {
    case 'TimeoutError':
      return 'timeout';
    case 'AbortError':
      return 'aborted';
    case 'NetworkError':
    case 'TypeError':
    // A transport that is loaded late and could not be: webpack's name for it.
    case 'ChunkLoadError':
      return 'network';
    default:
      return 'server';
  }
}

/** An error that holds a request holds a token and a phone number: only what is beneath it, or its name, is kept. */
function causeOf(thrown: unknown): unknown {
  if (!(thrown instanceof Error) || !('request' in thrown)) return thrown;
  return thrown.cause ?? thrown.name;
}

/** Makes an ApiError of whatever was thrown while a call was carried out. */
export function thrownError(thrown: unknown, signal?: AbortSignal): ApiError {
  if (thrown instanceof ApiError) return thrown;
  // The reason of an abort can be anything, so the signal is asked first.
  if (signal?.aborted) return new ApiError('aborted', { cause: causeOf(thrown) });
  return new ApiError(codeOf(thrown), { cause: causeOf(thrown) });
}
