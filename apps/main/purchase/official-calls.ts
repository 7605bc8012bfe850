import { createOfficialOrder, getOrder } from '@vip/api';
import type { OrderCalls } from '@vip/purchase';

/**
 * Orders from outside the apps. `code` is what WeChat's authorisation put into the entry link, and is what the backend
 * learns the buyer's openid from; '' where there is none.
 */
export const officialCalls = (code = ''): OrderCalls => ({
  createOrder: (packageId, body, key) => createOfficialOrder(packageId, code ? { ...body, code } : body, key),
  getOrder,
});
