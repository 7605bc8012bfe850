import { ApiError, type ApiErrorCode } from '../errors/api-error.ts';

/**
 * `work`, unless it takes longer than `timeoutMs` (ApiError `timeout`) or is aborted (ApiError `aborted`). Needed beside
 * the transport's own limit: a transport that waits for a request started elsewhere has none.
 */
export function settleWithin<T>(work: Promise<T>, timeoutMs: number, signal?: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
      settle();
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

/** An error that holds a request holds a token and a phone number: only its cause, or its name, is kept. */
function causeOf(thrown: unknown): unknown {
  if (!(thrown instanceof Error) || !('request' in thrown)) return thrown;
  return thrown.cause ?? thrown.name;
}

/** The ApiError of whatever was thrown while a call was carried out. */
export function thrownError(thrown: unknown, signal?: AbortSignal): ApiError {
  if (thrown instanceof ApiError) return thrown;
  // The reason of an abort can be anything, so the signal is asked first.
  if (signal?.aborted) return new ApiError('aborted', { cause: causeOf(thrown) });
  return new ApiError(codeOf(thrown), { cause: causeOf(thrown) });
}
