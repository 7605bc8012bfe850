import type { BootData } from '@vip/release/page-data';
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
    try {
      const response = await first.answer;
      // A failed start is no answer: the transport has its retries. A redirect may have led to another host's answer, in
      // engines that ignore `redirect: 'error'`.
      return response.ok && !response.redirected ? response : await next(request);
    } catch {
      return next(request);
    }
  };
}
