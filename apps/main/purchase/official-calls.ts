import { createOfficialOrder } from '@vip/api';
import type { OrderCalls } from '@vip/purchase';

/** Orders from outside the apps. */
export const officialCalls: OrderCalls = { createOrder: createOfficialOrder };
