import type { Order, PayType } from '@vip/api';
import {
  browserDoors,
  clientCode,
  createLaunch,
  type Intent,
  type PendingPurchase,
  type PurchasePorts,
  type ResultPorts,
} from '@vip/checkout';
import type { Host } from '@vip/host';
import type { OrderCalls, ResultSetup } from './contract.ts';
import { identityPort } from './identity-port.ts';
import { createPageSight } from './page-sight.ts';
import { randomId } from './random-id.ts';
import { returnUrl } from './result-path.ts';

/** The purchase machine's doors, built from what the shell gives and what the brand says. */
export function purchasePorts(host: Host, setup: ResultSetup, calls: OrderCalls): PurchasePorts {
  const orders = orderPorts(host, setup, calls);
  return {
    ...devicePorts(host, setup, calls),
    createOrder: orders.create,
    payAgain: (pending, code) =>
      orders.toPay && pending.order
        ? orders.toPay(pending.order, code)
        : orders.create(pending.intent, pending.key, code),
  };
}

/** The result page's doors. Paying again needs the brand's own call, or the key that only this phone may have. */
export function resultPorts(
  host: Host,
  setup: ResultSetup,
  calls: OrderCalls,
  pending: PendingPurchase | null,
): ResultPorts {
  const orders = orderPorts(host, setup, calls);
  const { toPay } = orders;
  const repeat =
    pending && ((_order: Order, code?: string) => orders.create(pending.intent, pending.key, code));
  const payAgain = toPay ?? repeat;
  return {
    ...devicePorts(host, setup, calls),
    ...(payAgain && { payAgain: (order: Order, _pending: unknown, code?: string) => payAgain(order, code) }),
  };
}

/** The calls that make an order and pay it again. */
function orderPorts(host: Host, setup: ResultSetup, calls: OrderCalls) {
  const payload = (payType: PayType, code?: string) => ({
    payType,
    ...(code !== undefined && { code }),
    client: clientCode(host.environment, host.handlers()),
    um: host.um,
    returnUrl: returnUrl(host, setup),
  });
  const { toPay } = calls;
  return {
    create: (intent: Intent, key: string, code?: string) =>
      host.api.send(
        calls.createOrder(
          intent.packageId,
          { ...payload(intent.payType, code), consents: intent.consents },
          key,
          intent.detail,
        ),
      ),
    toPay:
      toPay &&
      ((order: Order, code?: string) =>
        host.api.send(toPay(order.id, payload(order.payType, code), order.resultToken ?? undefined))),
  };
}

/** What the purchase and its result have in common: reading, the wallet, this phone. */
function devicePorts(host: Host, setup: ResultSetup, calls: OrderCalls) {
  return {
    getOrder: ({ id, resultToken }: { id: string; resultToken: string | null }) =>
      host.api.send(calls.getOrder(id, resultToken ?? undefined)),
    launch: createLaunch(browserDoors(window, host.bridge), host.config.allow),
    storage: host.storage.local,
    tab: host.storage.session,
    scope: setup.scope,
    clock: {
      now: () => Date.now(),
      after: (ms: number, run: () => void) => {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
    },
    visibility: createPageSight(window, host.onResume),
    randomId,
    ...identityPort(host, setup),
  };
}
