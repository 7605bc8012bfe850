import { createOrder } from '@vip/api';
import type { OrderCalls } from '@vip/checkout-react';

/** Main makes its orders at its own backend; paying again is making the order again with its key. */
export const orderCalls: OrderCalls = { createOrder };
