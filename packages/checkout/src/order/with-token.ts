import type { Order } from '@vip/api';

/**
 * The order with the result token that was known before: later answers may leave it out, and without it nobody who is
 * not logged in reads the order again.
 */
export const withToken = (order: Order, known: string | null): Order =>
  order.resultToken === null && known !== null ? { ...order, resultToken: known } : order;
