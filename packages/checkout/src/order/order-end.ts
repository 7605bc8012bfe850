import type { Order } from '@vip/api';

export type OrderEnd = 'paid' | 'closed' | 'refunded';

/** How an order ended, by the server's word; null while it can still be paid. */
export function orderEnd(order: Order): OrderEnd | null {
  switch (order.status) {
    case 'created':
    case 'paying':
      return null;
    case 'paid':
    case 'closed':
    case 'refunded':
      return order.status;
  }
}
