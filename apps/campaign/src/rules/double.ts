import type { StoredOrder } from '../server/server.ts';
import { yuan, type CreateRule, type Facts } from './rule.ts';

const DAY_MS = 24 * 3600_000;

/** Orders that replace each other: the same sale group and buyer. */
const groupOf = (order: StoredOrder) =>
  `${order.sale_group} ${order.buyer.startsWith('key:') ? 'anonymous' : order.buyer}`;

/** Traces of a purchase are kept for a day by the phone's clock, and gone after a logout. */
function isKept({ wipedAt, device }: Facts, earlier: StoredOrder, later: StoredOrder): boolean {
  const since = later.created_at - earlier.created_at;
  if (Math.abs(since) + Math.abs(device.clockOffset) > DAY_MS - 3600_000) return false;
  return !wipedAt.some((at) => at >= earlier.created_at && at <= later.created_at);
}

/** One purchase is one charge: a second one only after the result of the first was on the screen. */
export const doubleRule: CreateRule = (facts) => {
  const { report, server, orders, seen } = facts;
  const reported = new Set<string>();
  return {
    onEnd() {
      const charged = [...orders.values()]
        .map(({ order, tap }) => ({
          order: server.order(order.id) ?? order,
          tap,
          net: server.netCharges(order.id),
        }))
        .filter(({ net }) => net > 0);
      for (const { order, net } of charged)
        if (net > 1 && !reported.has(order.id)) {
          reported.add(order.id);
          report('double', `order ${order.id} was charged ${net} times`);
        }
      charged.forEach((later, at) => {
        for (const earlier of charged.slice(0, at)) {
          if (groupOf(earlier.order) !== groupOf(later.order) || reported.has(later.order.id)) continue;
          const seenAt = seen.get(earlier.order.id);
          const askedAt = later.tap?.at ?? later.order.created_at;
          if ((seenAt !== undefined && seenAt <= askedAt) || !isKept(facts, earlier.order, later.order))
            continue;
          reported.add(later.order.id);
          report(
            'double',
            `${yuan(earlier.order.amount)} and ${yuan(later.order.amount)} charged for one purchase of ${later.order.package_name}`,
          );
        }
      });
    },
  };
};
