import { ApiError, type Order } from '@vip/api';
import type { CheckoutPorts, PendingPurchase, ResultSubject } from '../contract.ts';
import { withToken } from '../order/with-token.ts';
import type { PaidMark } from '../pending/paid-mark.ts';
import type { Placed } from './machine.ts';

export type ResultOrder = ReturnType<typeof resultOrder>;

/** The order of a result page, which may have been begun on another device. `tab` is this tab's id. */
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
    /** Rejects where it cannot be read. */
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
