import type { Call } from '../../client/port.ts';
import type { OrderPayload } from '../../schema/order-payload.ts';
import { Order } from '../../schema/order.ts';
import { resultAuth } from '../result-auth.ts';

/** Makes an order of a package. The same key always answers with the same order. */
export const createOrder = (packageId: string, body: OrderPayload, idempotencyKey: string): Call<Order> => ({
  backend: 'main',
  method: 'POST',
  path: '/web/vip/packages/{id}/orders',
  params: { id: packageId },
  body,
  idempotencyKey,
  answer: Order,
});

/** Reads an order: by the session, or by the order's own result token. */
export const getOrder = (id: string, resultToken?: string): Call<Order> => ({
  backend: 'main',
  method: 'GET',
  path: '/web/orders/{id}',
  params: { id },
  ...resultAuth(resultToken),
  answer: Order,
});

/** Makes an order of a package, from a page outside the app. The same key always answers with the same order. */
export const createOfficialOrder = (
  packageId: string,
  body: OrderPayload,
  idempotencyKey: string,
): Call<Order> => ({
  backend: 'main',
  method: 'POST',
  path: '/web/vip/packages/{id}/orders/official',
  params: { id: packageId },
  body,
  idempotencyKey,
  answer: Order,
});
