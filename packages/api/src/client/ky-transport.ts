import ky, { isNetworkError, type Options } from 'ky';
import type { Transport, TransportAnswer } from './port.ts';

const REPEATS = 2;

/** An answer with `Retry-After` is not repeated: the server has set the time. */
const isWorthRepeating = ({ status, headers }: Response): boolean =>
  (status === 408 || status >= 500) && !headers.has('retry-after');

/** Half of the delay is random, so that many clients do not retry at the same moment. */
const spread = (ms: number): number => ms * (0.5 + Math.random() / 2);

/**
 * `Transport` by ky. A GET is repeated twice, after about 0.3 and 0.6 s, on a network error, 408 or 5xx.
 * Cookies go to no other origin, answers never come from a cache, redirects are refused (an old engine would carry the
 * authorization header along to another host).
 */
export const kyTransport: Transport = async (request): Promise<TransportAnswer> => {
  const repeats = request.method === 'GET' ? REPEATS : 0;
  const mayRepeat = () => request.mayRepeat?.() ?? true;
  const init: RequestInit = {
    method: request.method,
    headers: request.headers,
    ...(request.body !== undefined && { body: request.body }),
    // Not `omit`: a call without credentials opens a connection of its own. To another origin no cookie goes.
    credentials: 'same-origin',
    cache: 'no-store',
    redirect: 'error',
  };
  const options: Options = {
    ...init,
    // Not ky's Request: the fetch of Capacitor's native HTTP copies it, which uses up its body (ionic-team/capacitor#7371).
    // eslint-disable-next-line no-restricted-globals -- this is where the endpoints end
    fetch: (sent) => fetch(request.url, { ...init, signal: (sent as Request).signal }),
    throwHttpErrors: false,
    timeout: request.timeoutMs,
    totalTimeout: request.timeoutMs,
    retry: {
      limit: repeats,
      methods: ['get'],
      jitter: spread,
      // ky knows network errors by the engine's message, and not those of iOS 12: any TypeError is one here.
      shouldRetry: ({ error }) => {
        if (!mayRepeat()) return false;
        return error instanceof TypeError || isNetworkError(error) ? true : undefined;
      },
    },
    hooks: {
      afterResponse: [
        // Without HTTP errors ky does not check the status when it decides to retry.
        ({ response, retryCount }) =>
          retryCount < repeats && mayRepeat() && isWorthRepeating(response) ? ky.retry() : undefined,
      ],
    },
  };
  if (request.signal) options.signal = request.signal;

  const pending = ky(request.url, options);
  const { status, headers } = await pending;
  // Read by ky's own method, to which the time limit applies.
  const text = await pending.text();
  return { status, headers, text: () => Promise.resolve(text) };
};
