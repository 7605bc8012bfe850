import { createOrder, getOrder } from '@vip/api';
import type { OrderCalls } from '@vip/purchase';

/** Main sells and reads its orders at its own backend; paying again is making the order again with its key. */
export const orderCalls: OrderCalls = { createOrder, getOrder };
