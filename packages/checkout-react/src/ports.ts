import type { Order, PayType } from '@vip/api';
import {
  authorizeAddress,
  clientCode,
  createIdentity,
  createLaunch,
  paymentMethods,
  type Answer,
  type CheckoutPorts,
  type Identity,
  type Intent,
  type OrderRef,
  type Ownership,
} from '@vip/checkout';
import {
  getJson,
  isPerson,
  isRecord,
  WECHAT_ANSWER_KEY,
  type Host,
  type KeyValue,
  type Session,
} from '@vip/host';
import type { OrderCalls, ResultSetup } from './contract.ts';
import { createPageVisibility } from './page-visibility.ts';
import { readOrder } from './read-order.ts';

/** The ports of the checkout machine, from the shell's host and the brand's setup. */
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
    // Wallets and the server fill in its parameters.
    returnUrl: `${host.config.origin || window.location.origin}${setup.resultTemplate}`,
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

/** The ports of this browser and this tab. */
function devicePorts(host: Host, setup: ResultSetup) {
  const { family, reads, resultTemplate } = setup;
  return {
    origin: { family, reads, resultTemplate },
    getOrder: (order: OrderRef) => readOrder(host, order),
    launch: createLaunch(window, host.bridge, host.config.allow),
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

/**
 * WeChat's OAuth redirect for the OpenID, if WeChat needs it and the site has an official account. `replace`: a step back
 * from WeChat leads to the page before this one, never to a copy of it that would pay again.
 */
export function identityPort(host: Host, { scope }: ResultSetup): { identity?: Identity } {
  const { wechat, origin } = host.config;
  if (!wechat?.appid || paymentMethods(host.environment, host.handlers()).wechat !== 'jsapi') return {};
  const { session } = host.storage;
  const identity = createIdentity({
    tab: session,
    scope,
    takeAnswer: () => takeAnswer(session),
    randomId,
    go(state) {
      const { location } = window;
      const here = (origin || location.origin) + location.pathname + location.search;
      location.replace(authorizeAddress(wechat, here, state));
    },
  });
  return { identity };
}

/** WeChat's answer, which the shell has removed from the address. */
function takeAnswer(session: KeyValue): Answer | null {
  const answer = getJson(session, WECHAT_ANSWER_KEY, isAnswer);
  session.remove(WECHAT_ANSWER_KEY);
  return answer;
}

const isAnswer = (value: unknown): value is Answer & Record<string, unknown> =>
  isRecord(value) && typeof value.code === 'string' && typeof value.state === 'string';

/** 128 random bits as hex. */
function randomId(): string {
  const bytes = window.crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Who owns a stored purchase of `user`, for the user of this session. */
export function whoseOf(session: Pick<Session, 'account' | 'token'>, user: string): Ownership {
  if (user !== '' && isPerson(user, session)) return 'own';
  const isAccount = user !== '' && !user.startsWith('~');
  return isAccount && session.account ? 'other' : 'unsure';
}
