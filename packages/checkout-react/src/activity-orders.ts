import { createOrder } from '@vip/api';
import type { OrderCalls } from './contract.ts';

/** Orders of the activity's packages, at main's backend. */
export const activityOrders: OrderCalls = { createOrder };
