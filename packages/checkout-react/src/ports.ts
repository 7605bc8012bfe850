import { ORDER_VALID_S, type Order, type PayType } from '@vip/api';
import {
  authorizeAddress,
  clientCode,
  createIdentity,
  createLaunch,
  paymentMethods,
  readPendings,
  type Answer,
  type CheckoutPorts,
  type Identity,
  type Intent,
  type OrderCapabilities,
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
import { fillTemplate } from './result-path.ts';
import { typedPhone } from './typed-phone.ts';

/**
 * The ports of the checkout machine, from the shell's host and the brand's setup. `um`: the attribution code in the address
 * of a result.
 */
export function checkoutPorts(
  host: Host,
  setup: ResultSetup,
  calls: OrderCalls,
  session: () => Session,
  um?: string,
): CheckoutPorts & { capabilities: OrderCapabilities } {
  const orders = orderPorts(host, setup, calls, session);
  /** An order keeps its code: the visit that pays it again can have another one. */
  const umOf = (order: Order | null) => (order ? (known(order.um) ?? known(um) ?? NO_UM) : host.um);
  return {
    ...devicePorts(host, setup),
    capabilities: orderCapabilities(host, setup, calls),
    isBuyer: (user) => isPerson(user, session()),
    whose: (user) => whoseOf(session(), user),
    createOrder(intent, key, code) {
      const stored = readPendings(host.storage.local, setup.scope).find((pending) => pending.key === key);
      return orders.create(intent, key, umOf(stored?.order ?? null), code);
    },
    payAgain: ({ intent, key, order }, code) =>
      orders.toPay && order
        ? orders.toPay(order, umOf(order), code)
        : orders.create(intent, key, umOf(order), code),
  };
}

/** What the backends of a purchase can do: the one that makes the order, and the one that reads it and has it paid again. */
function orderCapabilities({ config }: Host, { reads }: ResultSetup, calls: OrderCalls): OrderCapabilities {
  const { capabilities = {} } = config;
  const { idempotency, orderValidS = ORDER_VALID_S } = capabilities[calls.backend ?? reads] ?? {};
  const hasKeys = idempotency !== 'none';
  return {
    hasKeys,
    // Without `toPay` the order is made again with its key.
    paysAgain: capabilities[reads]?.payAgain !== 'new' && (hasKeys || calls.toPay !== undefined),
    validMs: orderValidS * 1000,
  };
}

const NO_UM = '-';

/** A code that can be sent; null for none and for what an address must not bring into a request. */
const known = (um: string | undefined): string | null =>
  um !== undefined && um !== NO_UM && /^[^\s{}]{1,64}$/.test(um) ? um : null;

/** The calls that make an order and pay it again. */
function orderPorts(host: Host, setup: ResultSetup, calls: OrderCalls, session: () => Session) {
  const payload = (payType: PayType, um: string, code?: string) => ({
    payType,
    ...(code !== undefined && { code }),
    client: clientCode(host.environment, host.handlers()),
    um,
    // Wallets and the server fill in its parameters.
    returnUrl: `${host.config.origin || window.location.origin}${setup.resultTemplate}`,
  });
  const { toPay } = calls;
  return {
    // A key is used again with the same body where possible: Stripe, AWS and Twilio (error 17534) refuse another one.
    create({ packageId, payType, price, consents, detail }: Intent, key: string, um: string, code?: string) {
      const phone = calls.hasPhone ? typedPhone(host, session()) : '';
      const body = { ...payload(payType, um, code), price, consents, ...(phone && { phone }) };
      return host.api.send(calls.createOrder(packageId, body, key, detail));
    },
    toPay:
      toPay &&
      ((order: Order, um: string, code?: string) => {
        const { id, payType, resultToken } = order;
        const body = payload(payType, um, code);
        // Known by now, so that the way back does not depend on the server for them.
        const returnUrl = fillTemplate(body.returnUrl, { id, um, level: order.package.level });
        return host.api.send(toPay(id, { ...body, returnUrl }, resultToken ?? undefined));
      }),
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
