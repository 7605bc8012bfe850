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

const isOpen = (order: StoredOrder | undefined): boolean =>
  order?.status === 'created' || order?.status === 'paying';

/** ms after which the sandbox closes an unpaid order. */
const VALID_MS = 15 * 60_000;

/**
 * Backends without keys get none, and no second order of a purchase while the first one can be paid. Checked for users with a
 * phone: the sandbox knows an anonymous buyer by the key alone.
 */
export const keylessRule: CreateRule = (facts) => {
  const { report, plan, server, orders } = facts;
  const made: { order: StoredOrder; path: string; isOpen: boolean }[] = [];
  return {
    onArrival(_life, { request, made: order }) {
      if (!plan.lacks?.includes('keys')) return;
      if (request.headers['idempotency-key'] !== undefined) report('double', 'a key was sent');
      const own = order && orders.has(order.id) && !order.buyer.startsWith('key:') ? order : null;
      for (const earlier of own ? made : []) {
        const isSame =
          earlier.path === request.path &&
          earlier.order.amount === own?.amount &&
          groupOf(earlier.order) === groupOf(own);
        // A new order closes the earlier one, so its status is that of the last arrival.
        if (!isSame || !own || !earlier.isOpen || own.created_at - earlier.order.created_at >= VALID_MS)
          continue;
        if (isKept(facts, earlier.order, own))
          report('double', `a second order of ${own.package_name} while ${earlier.order.id} can be paid`);
      }
      if (own) made.push({ order: own, path: request.path, isOpen: true });
      for (const each of made) each.isOpen = isOpen(server.order(each.order.id));
    },
  };
};

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
