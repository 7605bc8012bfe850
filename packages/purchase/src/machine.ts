import { createPurchase, type Purchase } from '@vip/checkout';
import type { Host } from '@vip/host';
import type { OrderCalls, OrderSetup } from './contract.ts';
import { purchasePorts } from './ports.ts';
import { purchaseTracker } from './track-state.ts';

/** The machine with its doors. A chunk of its own: nothing of it is needed before prices show. */
export const startPurchase = (host: Host, setup: OrderSetup, calls: OrderCalls): Purchase =>
  createPurchase({ ...purchasePorts(host, setup, calls), onState: purchaseTracker(host) });
