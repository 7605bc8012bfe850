import type { Order } from '@vip/api';
import {
  createCheckout,
  findPendingOrder,
  readPendings,
  type Checkout,
  type CheckoutState,
  type Unfinished,
} from '@vip/checkout';
import type { Host, Session } from '@vip/host';
import { chosenKey } from './chosen-package.ts';
import type {
  OrderCalls,
  OrderSetup,
  PackageListState,
  ReadSetup,
  Repriced,
  ResultSubject,
  UnfinishedPurchase,
} from './contract.ts';
import { createPayTap, type PayTap } from './pay-tap.ts';
import { checkoutPorts, whoseOf } from './ports.ts';
import { isUnfilled, resultPath } from './result-path.ts';

/** A state of the machine as a page shows it. */
export interface ShownState {
  state: CheckoutState;
  /** The result path of a purchase that has ended on this page. */
  result: string | null;
  pending: UnfinishedPurchase | null;
  /** The result path of `pending` if it is not continued on this page. */
  pendingResult: string | null;
  repriced: Omit<Repriced, 'accept' | 'dismiss'> | null;
  /** The list with the price of the order that is asked about or paid. */
  atOrderPrice?(list: PackageListState): PackageListState;
}

/** Everything about paying that is not needed to show prices. */
export interface RunningCheckout {
  checkout: Checkout;
  show(): ShownState;
  tap: PayTap;
}

/** States that the result page displays. */
const ENDS = ['paid', 'closed', 'refunded', 'unknown'];
const IN_PROGRESS = ['creating', 'launching', 'confirming', 'unknown', 'paid'];

/** The machine of a purchase page with its ports. `paidBefore`: see `CheckoutPorts`. This file is a lazy chunk. */
export function startCheckout(
  host: Host,
  setup: OrderSetup,
  calls: OrderCalls,
  session: () => Session,
  paidBefore: string | null,
): RunningCheckout {
  const track = checkoutTracker(host);
  const remember = rememberResult(host, setup);
  const keep = (state: CheckoutState) => {
    // Not in effects: the state may change, or the page be unloaded, before it is rendered.
    remember(state);
    if ('intent' in state) host.storage.session.set(chosenKey(setup), state.intent.packageId);
    else host.storage.session.remove(chosenKey(setup));
  };
  const checkout = createCheckout({
    ...checkoutPorts(host, setup, calls, session),
    paidBefore,
    onState(state) {
      track(state);
      keep(state);
    },
  });
  keep(checkout.getState());
  return { checkout, show: () => shownState(setup, checkout.getState()), tap: createPayTap(host) };
}

/** The machine of a result page. `first` is the answer to its first query, which was sent before this code had loaded. */
export function startResult(
  host: Host,
  setup: ReadSetup,
  calls: OrderCalls,
  session: () => Session,
  subject: ResultSubject & { first: Promise<Order> },
): { checkout: Checkout; canPayAgain(): boolean } {
  const { id, resultToken, um } = subject;
  const pending = findPendingOrder(host.storage.local, setup.scope, id);
  const ports = checkoutPorts(host, setup, calls, session, um);
  let first: Promise<Order> | null = subject.first;
  const checkout = createCheckout(
    {
      ...ports,
      getOrder(order) {
        const answer = first ?? ports.getOrder(order);
        first = null;
        return answer;
      },
    },
    { id, resultToken, pending },
  );
  // Without `toPay` the order is made again with its key. In the session of another user that would make a second order.
  const hasKey = () => pending !== null && ports.isBuyer(pending.intent.user);
  // Everybody can have an order paid or read.
  const isOpen = calls.toPay !== undefined || !ports.capabilities.paysAgain;
  return { checkout, canPayAgain: () => isOpen || hasKey() };
}

/**
 * The result path for an address whose parameters the backend did not fill: that of the order with this id, else of the
 * newest purchase whose wallet was opened. null if this device has stored none that may be this user's, and for an order that
 * the backend gave no result token: its address would be the same, and the session reads it.
 */
export function returnedPath(
  { storage }: Host,
  { scope, reads }: ReadSetup,
  session: Session,
  id: string,
): string | null {
  for (const purchase of readPendings(storage.local, scope)) {
    const { order, resultToken, resultTemplate } = purchase;
    if (!order || purchase.reads !== reads || whoseOf(session, purchase.intent.user) === 'other') continue;
    if (order.id === id && resultToken === null) return null;
    if (isUnfilled(id) ? purchase.launchedAt !== null : order.id === id)
      return resultPath(resultTemplate, { ...order, resultToken });
  }
  return null;
}

function shownState(setup: OrderSetup, state: CheckoutState): ShownState {
  const template = 'resultTemplate' in state ? state.resultTemplate : setup.resultTemplate;
  const result = 'order' in state && ENDS.includes(state.name) ? resultPath(template, state.order) : null;
  const choosing = state.name === 'choosing' ? state : null;
  const pending = choosing?.pending ?? null;
  const notice = choosing?.notice?.kind === 'repriced' ? choosing.notice : null;
  return {
    state,
    result,
    pending: pending && shownPending(pending),
    pendingResult: pending && pendingResult(setup, pending),
    repriced: notice?.order
      ? { packageName: notice.order.package.name, shown: notice.shown, now: notice.order.amount }
      : null,
    atOrderPrice: (list) => atOrderPrice(list, state),
  };
}

/** The page shows one amount, and no badge of the backend at another price, which may name the old saving. */
function atOrderPrice(list: PackageListState, checkout: CheckoutState): PackageListState {
  const notice = checkout.name === 'choosing' ? checkout.notice : null;
  const intent = 'intent' in checkout ? checkout.intent : null;
  const repriced = notice?.kind === 'repriced' ? notice : null;
  const id = repriced?.packageId ?? intent?.packageId;
  const price = repriced?.now ?? intent?.price ?? null;
  if (list.status !== 'ready' || price === null) return list;
  const packages = list.packages.map((pack) =>
    pack.id === id && pack.price !== price ? { ...pack, price, badge: null } : pack,
  );
  return { ...list, packages, selected: packages[list.packages.indexOf(list.selected)] ?? list.selected };
}

function shownPending({ purchase, status, isOwn, until }: Unfinished): UnfinishedPurchase {
  const { intent, order } = purchase;
  const number = order ? order.number.slice(-4) : '';
  const amount = order?.amount ?? intent.price;
  return {
    packageName: intent.packageName,
    amount,
    number,
    status,
    isOwn,
    ...(until !== undefined && { until }),
  };
}

/** A purchase of another page is continued on its result page. */
function pendingResult({ family }: OrderSetup, { purchase, status }: Unfinished): string | null {
  const { order, resultTemplate } = purchase;
  return order && (status === 'paid' || purchase.family !== family)
    ? resultPath(resultTemplate, order)
    : null;
}

/** Gives the shell the result path of the order that is in progress or paid; null once there is none. */
function rememberResult(host: Host, setup: OrderSetup): (state: CheckoutState) => void {
  // Null at first: opening a page must not remove the result path of a payment in another tab.
  let known: string | null = null;
  return (state) => {
    const order = 'order' in state ? state.order : undefined;
    const isPaid = state.name === 'paid';
    const template = 'resultTemplate' in state ? state.resultTemplate : setup.resultTemplate;
    const path = order && IN_PROGRESS.includes(state.name) ? resultPath(template, order) : null;
    if (path === known && !isPaid) return;
    known = path;
    host.rememberResult(path, order?.id, isPaid);
  };
}

/** Tracks an event when the purchase enters a state; none for a change within a state. */
function checkoutTracker(host: Host): (state: CheckoutState) => void {
  let last = '';
  return (state) => {
    const isAsking = state.name === 'confirming' && state.isAsking;
    const notice = state.name === 'choosing' ? (state.notice?.kind ?? '') : '';
    const entered = `${state.name} ${isAsking} ${notice}`;
    if (entered !== last) trackState(host, state);
    last = entered;
  };
}

function trackState(host: Host, state: CheckoutState): void {
  switch (state.name) {
    case 'creating':
      return host.track('checkout_start', {
        package: state.intent.packageId,
        pay_type: state.intent.payType,
      });
    case 'launching':
      return host.track('cashier_open', { package: state.intent.packageId, pay_type: state.intent.payType });
    case 'paid':
    case 'closed':
    case 'refunded':
    case 'unknown':
      return host.track('checkout_result', { result: state.name });
    case 'confirming':
      return state.isAsking ? host.track('cashier_return', {}) : undefined;
    case 'choosing':
      return state.notice ? host.track('checkout_result', { result: state.notice.kind }) : undefined;
    case 'reading':
    case 'missing':
    case 'unreadable':
      return undefined;
  }
}
