import type { Order } from '@vip/api';
import {
  createCheckout,
  findPendingOrder,
  type Checkout,
  type CheckoutState,
  type Unfinished,
} from '@vip/checkout';
import type { Host, Session } from '@vip/host';
import { keepChosen } from './chosen-package.ts';
import type { OrderCalls, OrderSetup, ReadSetup, Repriced, UnfinishedPurchase } from './contract.ts';
import { createPayTap, type PayTap } from './pay-tap.ts';
import { checkoutPorts } from './ports.ts';
import { resultPath } from './result-path.ts';
import { checkoutTracker } from './track-state.ts';

/** A state of the machine as a page shows it. */
export interface ShownState {
  state: CheckoutState;
  /** The result of a purchase that has ended here, as a path. */
  result: string | null;
  pending: UnfinishedPurchase | null;
  /** The result of `pending`, where it is not continued in this page. */
  pendingResult: string | null;
  repriced: Omit<Repriced, 'accept' | 'dismiss'> | null;
}

/** Everything about paying that is not needed before prices show. */
export interface RunningCheckout {
  checkout: Checkout;
  show(): ShownState;
  tap: PayTap;
}

/** States that the result page shows: a page that sells something has done its part. */
const ENDS = ['paid', 'closed', 'refunded', 'unknown'];
const UNDER_WAY = ['creating', 'launching', 'confirming', 'unknown', 'paid'];

/** The machine with its ports. A chunk of its own. */
export function startCheckout(
  host: Host,
  setup: OrderSetup,
  calls: OrderCalls,
  session: () => Session,
): RunningCheckout {
  const track = checkoutTracker(host);
  const remember = rememberResult(host, setup);
  const keep = (state: CheckoutState) => {
    // Here and not in effects: a state may be gone, and so may the page, before it was ever rendered.
    remember(state);
    keepChosen(host, setup, 'intent' in state ? state.intent.packageId : null);
  };
  const checkout = createCheckout({
    ...checkoutPorts(host, setup, calls, session),
    onState(state) {
      track(state);
      keep(state);
    },
  });
  keep(checkout.getState());
  return { checkout, show: () => shownState(setup, checkout.getState()), tap: createPayTap(host) };
}

/** The machine of a result page. `first` is the answer to its first question, which was asked before this code was here. */
export function startResult(
  host: Host,
  setup: ReadSetup,
  calls: OrderCalls,
  session: () => Session,
  subject: { id: string; resultToken: string | null; first: Promise<Order> },
): { checkout: Checkout; canPayAgain: boolean } {
  const { id, resultToken } = subject;
  const pending = findPendingOrder(host.storage.local, setup.scope, id);
  const ports = checkoutPorts(host, setup, calls, session);
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
  // Without a call of the brand's own the order is made again with its key, which only this device may have.
  return { checkout, canPayAgain: calls.toPay !== undefined || pending !== null };
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
  };
}

function shownPending({ purchase, status, isOwn }: Unfinished): UnfinishedPurchase {
  const { intent, order } = purchase;
  const number = order ? order.number.slice(-4) : '';
  return { packageName: intent.packageName, amount: order?.amount ?? intent.price, number, status, isOwn };
}

/** Another page's purchase is continued where its result is shown. */
function pendingResult({ family }: OrderSetup, { purchase, status }: Unfinished): string | null {
  const { order, resultTemplate } = purchase;
  return order && (status === 'paid' || purchase.family !== family)
    ? resultPath(resultTemplate, order)
    : null;
}

/** Tells the shell the way to the result of the order that is under way or paid, or that there is none any more. */
function rememberResult(host: Host, setup: OrderSetup): (state: CheckoutState) => void {
  // Null at first: a page that is only opened must not forget what another tab is paying.
  let known: string | null = null;
  return (state) => {
    const order = 'order' in state ? state.order : undefined;
    const isPaid = state.name === 'paid';
    const template = 'resultTemplate' in state ? state.resultTemplate : setup.resultTemplate;
    const way = order && UNDER_WAY.includes(state.name) ? resultPath(template, order) : null;
    if (way === known && !isPaid) return;
    known = way;
    host.rememberResult(way, order?.id, isPaid);
  };
}
