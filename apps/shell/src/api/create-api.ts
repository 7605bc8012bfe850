import { ApiError, type ApiClient, type Call } from '@vip/api';
import { createClient, type Transport } from '@vip/api/client';
import type { BootData, PageConfig, PageData } from '@vip/release-format';
import type { Auth } from '../auth/auth.ts';
import { createFirstCalls, type FirstCalls } from './first-calls.ts';

/**
 * The client of pages: sends the session's token, uses first calls that were sent earlier, refuses orders in a preview.
 */
export function createApi(options: {
  page: PageData;
  boot: BootData;
  pageOrigin: string;
  /** ms by which the server is ahead of this device, if it is known already. */
  clockOffset?: number;
  auth: Pick<Auth, 'token' | 'refuse' | 'session'>;
  /** This token of a session was answered with 401. */
  onUnauthorized(token: string | null): void;
  report(error: Error, where: string): void;
}): { api: ApiClient; sendFirst: FirstCalls['send'] } {
  const { page, boot, pageOrigin, clockOffset, auth, onUnauthorized, report } = options;
  const { backends } = page.config;
  const firstCalls = createFirstCalls(
    boot,
    { backends, pageOrigin, readToken: auth.token, clientType: () => auth.session.get().clientType },
    lazyTransport(page.config, pageOrigin),
  );
  const client = createClient({
    backends,
    pageOrigin,
    ...(clockOffset !== undefined && { clockOffset }),
    transport: firstCalls.transport,
    token: auth.token,
    onUnauthorized(token) {
      auth.refuse(token);
      onUnauthorized(token);
    },
    log: report,
  });
  const api = page.override && !page.override.allowPay ? refuseOrders(client) : client;
  return { api, sendFirst: firstCalls.send };
}

/** Loads the HTTP library on first use, and the adapters for a backend that has one: the first call of a page needs neither. */
export const lazyTransport =
  (config: PageConfig, pageOrigin: string): Transport =>
  async (request) => {
    const { kyTransport } = await import(/* webpackChunkName: "ky" */ '@vip/api/ky-transport');
    const adapters =
      config.adapters?.[request.backend] &&
      (await import(/* webpackChunkName: "adapters" */ '@vip/api/adapters'));
    if (request.isCurrent?.() === false) throw new TypeError('not sent: the session has changed');
    return adapters ? adapters.sendAdapted(config, pageOrigin, request, kyTransport) : kyTransport(request);
  };

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
