import type { Call } from '../../client/port.ts';
import type { OrderPayload } from '../../schema/order-payload.ts';
import { Order } from '../../schema/order.ts';
import { PreparedOrder } from '../../schema/prepared-order.ts';

/** What customer service prepared for a buyer. */
export const getPreparedOrder = (id: string): Call<PreparedOrder> => ({
  backend: 'main',
  method: 'GET',
  path: '/web/adminOrder/detail/{id}',
  params: { id },
  answer: PreparedOrder,
});

/** Makes the order of one option (`pid`) of it. The same key always answers with the same order. */
export const buyPreparedOrder = (id: string, body: OrderPayload, idempotencyKey: string): Call<Order> => ({
  backend: 'main',
  method: 'POST',
  path: '/web/adminOrder/buy/{id}',
  params: { id },
  body,
  idempotencyKey,
  answer: Order,
});
