import type { BrandBackend, Call } from '../../client/port.ts';
import type { OrderPayload } from '../../schema/order-payload.ts';
import { Order } from '../../schema/order.ts';

/** Makes an order of a brand's package; it is read at the data center. The same key always answers with the same order. */
export const createBrandOrder = (
  brand: BrandBackend,
  packageId: string,
  body: OrderPayload,
  idempotencyKey: string,
): Call<Order> => ({
  backend: brand,
  method: 'POST',
  path: '/web/vip/packages/{id}/orders/official',
  params: { id: packageId },
  body,
  idempotencyKey,
  answer: Order,
});
