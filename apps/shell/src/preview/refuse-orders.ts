import { ApiError, type ApiClient, type Call } from '@vip/api';

/** Whether a call makes an order (those have a key) or starts the payment of one. */
const makesOrPays = ({ method, path, idempotencyKey }: Call<unknown>): boolean =>
  idempotencyKey !== undefined || (method === 'POST' && /\/(?:orders?|to_pay|buy)(?:\/|$)/.test(path));

/** The client of a preview that may not pay: refuses every order, in words that pages show, and sends all the rest. */
export const refuseOrders = (api: ApiClient): ApiClient => ({
  clockOffset: api.clockOffset,
  send: (call, options) =>
    makesOrPays(call)
      ? Promise.reject(new ApiError('invalid', { serverMessage: '预览版本不能支付' }))
      : api.send(call, options),
});
