import type { Call } from '../client/port.ts';
import { Order, type OrderPayload, type ToPayPayload } from '../schema/order.ts';
import { MembershipPackageList } from '../schema/package.ts';
import { path } from './path.ts';

/** Packages for a user, named by what the page knows of them. */
export const getCenterPackages = (who: {
  app?: string;
  phone?: string;
  userId?: string;
}): Call<MembershipPackageList> => ({
  backend: 'datacenter',
  method: 'GET',
  path: path('/web/vip/packages/wechat', {}, { app: who.app, phone: who.phone, user_id: who.userId }),
  answer: MembershipPackageList,
});

/** Reads an order of a brand backend: by the session, or by the order's own result token. */
export const getCenterOrder = (id: string, resultToken?: string): Call<Order> => ({
  backend: 'datacenter',
  method: 'GET',
  path: path('/web/order/{id}', { id }),
  ...(resultToken && { auth: { resultToken } }),
  answer: Order,
});

/** Makes an order of a package or an upgrade. The same key always answers with the same order. */
export const createCenterOrder = (
  packageId: string,
  body: OrderPayload,
  idempotencyKey: string,
): Call<Order> => ({
  backend: 'datacenter',
  method: 'POST',
  path: path('/web/vip/packages/{id}/orders/official', { id: packageId }),
  body,
  idempotencyKey,
  answer: Order,
});

/** Asks for a fresh pay instruction for an unpaid order. */
export const payCenterOrder = (id: string, body: ToPayPayload, resultToken?: string): Call<Order> => ({
  backend: 'datacenter',
  method: 'POST',
  path: path('/web/order/{id}/to_pay', { id }),
  body,
  ...(resultToken && { auth: { resultToken } }),
  answer: Order,
});
