import { getCenterOrder, getOrder, type Order } from '@vip/api';
import type { OrderRef } from '@vip/checkout';
import type { Host } from '@vip/host';

const READERS = { main: getOrder, datacenter: getCenterOrder };

/** Reads an order at the backend that has it. Rejects with ApiError. */
export const readOrder = (host: Host, { id, resultToken, reads }: OrderRef): Promise<Order> =>
  host.api.send(READERS[reads](id, resultToken ?? undefined));
