import { createOrder } from '@vip/api';
import type { OrderCalls } from '@vip/purchase';

/** Main makes its orders at its own backend; paying again is making the order again with its key. */
export const orderCalls: OrderCalls = { createOrder };
