import type { Order, PayType } from '@vip/api';
import {
  browserWalletPorts,
  clientCode,
  createLaunch,
  type Intent,
  type OrderRef,
  type CheckoutPorts,
} from '@vip/checkout';
import { isPerson, type Host, type Session } from '@vip/host';
import { whoseOf } from './buyer.ts';
import type { OrderCalls, ResultSetup } from './contract.ts';
import { identityPort } from './identity-port.ts';
import { createPageVisibility } from './page-visibility.ts';
import { randomId } from './random-id.ts';
import { readOrder } from './read-order.ts';
import { returnUrl } from './result-path.ts';

/** The checkout machine's ports, built from what the shell gives and what the brand says. */
export function checkoutPorts(
  host: Host,
  setup: ResultSetup,
  calls: OrderCalls,
  session: () => Session,
): CheckoutPorts {
  const orders = orderPorts(host, setup, calls);
  return {
    ...devicePorts(host, setup),
    isBuyer: (user) => isPerson(user, session()),
    whose: (user) => whoseOf(session(), user),
    createOrder: orders.create,
    payAgain: (pending, code) =>
      orders.toPay && pending.order
        ? orders.toPay(pending.order, code)
        : orders.create(pending.intent, pending.key, code),
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
          { ...payload(intent.payType, code), price: intent.price, consents: intent.consents },
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

function devicePorts(host: Host, setup: ResultSetup) {
  const { family, reads, resultTemplate } = setup;
  return {
    origin: { family, reads, resultTemplate },
    getOrder: (order: OrderRef) => readOrder(host, order),
    launch: createLaunch(browserWalletPorts(window, host.bridge), host.config.allow),
    storage: { ...host.storage.local, onChange: host.onStorage },
    tab: host.storage.session,
    scope: setup.scope,
    clock: {
      now: () => Date.now(),
      after: (ms: number, run: () => void) => {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
    },
    visibility: createPageVisibility(window, host.onResume),
    randomId,
    ...identityPort(host, setup),
  };
}
