import type { BootData } from '@vip/release-format';
import type { Transport } from '@vip/api/client';

/**
 * Answers the page's first GET from the request that the composed HTML has already started, if it is the same one:
 * same address, same token. Every other call goes on to `next`.
 */
export function withFirstCall(boot: BootData, pageOrigin: string, next: Transport): Transport {
  return async (request) => {
    const { first } = boot;
    if (!first || request.method !== 'GET' || new URL(first.url, pageOrigin).href !== request.url)
      return next(request);
    if (first.token !== (request.headers['authorization'] ?? null)) return next(request);
    boot.first = null;
    const response = await first.answer.catch(() => null);
    // A redirect may have led to another host's answer, in engines that ignore `redirect: 'error'`.
    if (response?.ok && !response.redirected) return response;
    // A failed start is no answer, and the transport has its retries.
    if (request.mayRepeat?.() === false) throw new TypeError('not sent again');
    return next(request);
  };
}
