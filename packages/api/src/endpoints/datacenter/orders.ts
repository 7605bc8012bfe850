import type { Call } from '../../client/port.ts';
import type { OrderPayload, ToPayPayload } from '../../schema/order-payload.ts';
import { Order } from '../../schema/order.ts';
import { resultAuth } from '../result-auth.ts';

/** Reads an order of a brand backend: by the session, or by the order's own result token. */
export const getCenterOrder = (id: string, resultToken?: string): Call<Order> => ({
  backend: 'datacenter',
  method: 'GET',
  path: '/web/order/{id}',
  params: { id },
  ...resultAuth(resultToken),
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
  path: '/web/vip/packages/{id}/orders/official',
  params: { id: packageId },
  body,
  idempotencyKey,
  answer: Order,
});

/** Asks for a fresh pay instruction for an unpaid order. */
export const payCenterOrder = (id: string, body: ToPayPayload, resultToken?: string): Call<Order> => ({
  backend: 'datacenter',
  method: 'POST',
  path: '/web/order/{id}/to_pay',
  params: { id },
  body,
  ...resultAuth(resultToken),
  answer: Order,
});
