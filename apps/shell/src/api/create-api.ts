import { ApiError, type ApiClient, type Call } from '@vip/api';
import { createClient, type Transport } from '@vip/api/client';
import type { BootData, PageConfig, PageData } from '@vip/release-format';
import type { Auth } from '../auth/auth.ts';

/** The client of pages: sends the session's token, uses the request that the HTML has started, refuses orders in a preview. */
export function createApi(options: {
  page: PageData;
  boot: BootData;
  pageOrigin: string;
  /** ms by which the server is ahead of this device, if it is known already. */
  clockOffset?: number;
  auth: Pick<Auth, 'token' | 'refuse'>;
  /** This token of a session was answered with 401. */
  onUnauthorized(token: string | null): void;
  report(error: Error, where: string): void;
}): ApiClient {
  const { page, boot, pageOrigin, clockOffset, auth, onUnauthorized, report } = options;
  const client = createClient({
    backends: page.config.backends,
    pageOrigin,
    ...(clockOffset !== undefined && { clockOffset }),
    transport: withFirstCall(boot, pageOrigin, lazyTransport(page.config, pageOrigin)),
    token: auth.token,
    onUnauthorized(token) {
      auth.refuse(token);
      onUnauthorized(token);
    },
    log: report,
  });
  return page.override && !page.override.allowPay ? refuseOrders(client) : client;
}

/** Loads the HTTP library on first use, and the adapters for a backend that has one: the first call of a page needs neither. */
export const lazyTransport =
  (config: PageConfig, pageOrigin: string): Transport =>
  async (request) => {
    const { kyTransport } = await import('@vip/api/ky-transport');
    const adapters =
      config.adapters?.[request.backend] &&
      (await import(/* webpackChunkName: "adapters" */ '@vip/api/adapters'));
    if (request.isCurrent?.() === false) throw new TypeError('not sent: the session has changed');
    return adapters ? adapters.sendAdapted(config, pageOrigin, request, kyTransport) : kyTransport(request);
  };

/** How long the answer to the first call may wait for its page, ms. A page waits 3 s for an app to name its user. */
const FIRST_CALL_MS = 30_000;

/**
 * Answers the page's first GET from the request that the composed HTML has already started, if it is the same one: same
 * address, same token, and not long ago, since a user may come back to this session later. Every other call goes to `next`.
 */
export function withFirstCall(boot: BootData, pageOrigin: string, next: Transport): Transport {
  const end = Date.now() + FIRST_CALL_MS;
  return async (request) => {
    const { first } = boot;
    if (
      !first ||
      Date.now() >= end ||
      request.method !== 'GET' ||
      new URL(first.url, pageOrigin).href !== request.url
    )
      return next(request);
    if (first.token !== (request.headers['authorization'] ?? null)) return next(request);
    boot.first = null;
    const response = await first.answer.catch(() => null);
    const isFinal = request.mayRepeat?.() === false;
    // A redirect may have led to another host's answer, in engines that ignore `redirect: 'error'`.
    if (response && !response.redirected && (response.ok || isFinal)) return response;
    // The request that the HTML started has failed; the transport has its own retries.
    if (isFinal) throw new TypeError('not sent again');
    return next(request);
  };
}

/** Whether a call makes an order (those have a key) or starts the payment of one. */
const makesOrPays = ({ method, path, idempotencyKey }: Call<unknown>): boolean =>
  idempotencyKey !== undefined || (method === 'POST' && /\/(?:orders?|to_pay|buy)(?:\/|$)/.test(path));

/** The client of a preview without `allowPay`: refuses every order with a message that pages show; sends all other calls. */
export const refuseOrders = (api: ApiClient): ApiClient => ({
  clockOffset: api.clockOffset,
  send: (call, options) =>
    makesOrPays(call)
      ? Promise.reject(new ApiError('invalid', { serverMessage: '预览版本不能支付' }))
      : api.send(call, options),
});
