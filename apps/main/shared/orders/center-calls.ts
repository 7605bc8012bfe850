import { createCenterOrder, payCenterOrder } from '@vip/api';
import type { OrderCalls } from '@vip/checkout-react';

/** The data center makes upgrade orders for the user of the session, whomever the link names. */
export const centerCalls: OrderCalls = { createOrder: createCenterOrder, toPay: payCenterOrder };
