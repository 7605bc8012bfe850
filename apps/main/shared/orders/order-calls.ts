import { createOrder } from '@vip/api';
import type { OrderCalls } from '@vip/checkout-react';

/** Loaded together with the checkout machine, after the packages are shown. */
export { getBroadcast, getFeedbackList } from '@vip/api';

/** Orders of the activity's packages, at main's backend. */
export const activityOrders: OrderCalls = { createOrder };
