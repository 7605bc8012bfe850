import { ApiError } from '../errors/api-error.ts';

/**
 * `work`, unless it takes longer than `timeoutMs` (ApiError `timeout`) or is called off (ApiError `aborted`). Holds
 * whatever the transport does: one that waits for a request started elsewhere has no limit of its own.
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
