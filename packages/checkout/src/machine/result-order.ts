import { ApiError, type Order } from '@vip/api';
import type { CheckoutPorts, PendingPurchase, ResultSubject } from '../contract.ts';
import { withToken } from '../order/order.ts';
import type { PaidMark } from '../pending/other-tabs.ts';
import type { Confirming, Effect, MachineState, Placed, Step } from './machine.ts';
import { before, confirm, isPlaced } from './steps.ts';

export type ResultOrder = ReturnType<typeof resultOrder>;

/** The order of a result page, which may have been made on another device. `tab` is this tab's id. */
export function resultOrder(ports: CheckoutPorts, subject: ResultSubject, tab: string) {
  const { id, resultToken, pending } = subject;
  const unstored = (order: Order): PendingPurchase => ({
    ...ports.origin,
    key: id,
    intent: {
      packageId: order.package.id,
      packageName: order.package.name,
      level: order.package.level,
      price: order.amount,
      payType: order.payType,
      consents: [],
      user: '',
    },
    order,
    resultToken,
    launchedAt: null,
    startedAt: ports.clock.now(),
    tab,
  });
  return {
    hasToken: resultToken !== null,
    isStored: pending !== null,
    /** Rejects if it cannot be read. */
    async read(): Promise<Placed> {
      const answer = await ports.getOrder({ id, resultToken, reads: ports.origin.reads });
      if (answer.id !== id) throw new ApiError('malformed');
      const order = withToken(answer, resultToken);
      return { ...(pending ?? unstored(order)), order, resultToken };
    },
    /** Whether the same buyer has paid another order. */
    isOtherPayment: ({ orderId, user }: PaidMark) =>
      orderId !== id && (pending === null || pending.intent.user === user),
  };
}

/** Effects that a result page drops: it queries only its own order and continues no other. */
const ELSEWHERE: readonly Effect['do'][] = ['find', 'drop'];
/** Effects on a stored purchase, dropped for an order from another device. */
const ON_STORED: readonly Effect['do'][] = ['save', 'forget', 'markPaid'];

/**
 * A step of a result page. It has no packages to go back to: the notice is shown over the order, without the dialog, which
 * would cover it, and queries go on. The amount that may be paid is the server's last one, because the page shows it.
 */
export function atOrder(from: MachineState, step: Step, isStored: boolean): Step {
  const effects = step.effects.filter(
    ({ do: what }) => ELSEWHERE.indexOf(what) < 0 && (isStored || ON_STORED.indexOf(what) < 0),
  );
  const { state } = step;
  if (state.name === 'confirming' || state.name === 'unknown')
    return { state: { ...state, purchase: asShown(state.purchase) }, effects };
  if (state.name !== 'choosing') return { state, effects };
  const purchase =
    state.offered && isPlaced(state.offered.purchase) ? state.offered.purchase : purchaseOf(from);
  if (!purchase) return { state: from, effects };
  const { notice } = state;
  const how = { isAsking: notice === null, isNow: false, notice, lastCheckedAt: checkedAt(from) };
  return before(effects, confirm(asShown(purchase), how));
}

const asShown = (purchase: Placed): Placed =>
  purchase.intent.price === purchase.order.amount
    ? purchase
    : { ...purchase, intent: { ...purchase.intent, price: purchase.order.amount } };

const isWaiting = (state: MachineState): state is Confirming =>
  state.name === 'confirming' || state.name === 'unknown';

const checkedAt = (state: MachineState) => (isWaiting(state) ? state.lastCheckedAt : null);

const purchaseOf = (state: MachineState): Placed | null =>
  'purchase' in state && isPlaced(state.purchase) ? state.purchase : null;
