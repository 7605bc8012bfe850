import { createOfficialOrder } from '@vip/api';
import type { OrderCalls } from '@vip/checkout-react';

/** Orders from outside the apps. */
export const officialCalls: OrderCalls = { createOrder: createOfficialOrder };
