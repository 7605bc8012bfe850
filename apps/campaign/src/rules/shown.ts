import { ownerOf, type CreateRule } from './rule.ts';

const DAY_MS = 24 * 3600_000;

/** 支付成功 is shown only for paid orders. */
export const unpaidRule: CreateRule = ({ report, server, seen, now }) => ({
  onShow(_life, { result }) {
    if (result?.status !== 'paid' || !result.order) return;
    const order = server.order(result.order.id);
    if (!order || order.paid_at === null)
      report('unpaid shown', `支付成功 for ${order?.status ?? 'no order'}`);
    else if (!seen.has(order.id)) seen.set(order.id, now());
  },
});

/** A paid order ends on a page that shows it or offers its result. */
export const paidRule: CreateRule = ({ report, server, device, orders, seen, wipedAt, now }) => {
  /** Ids of the orders that were paid long enough ago for a page to know. */
  let paid: string[] = [];
  return {
    onCheckpoint() {
      paid = [...orders.keys()].filter((id) => server.order(id)?.status === 'paid');
    },
    onShow(_life, { shop }) {
      // A strip or notice also shows a payment.
      if (shop?.strip?.status !== 'paid' && shop?.notice?.kind !== 'paid_elsewhere') return;
      for (const { order } of orders.values())
        if (server.order(order.id)?.status === 'paid' && !seen.has(order.id)) seen.set(order.id, now());
    },
    onEnd(isReopened) {
      const view = device.present().life()?.view;
      if (!view) return;
      const { shop, result, session } = view;
      const unseen = [...orders.values()]
        .map(({ order }) => server.order(order.id) ?? order)
        .filter(
          (order) =>
            order.status === 'paid' &&
            paid.includes(order.id) &&
            !seen.has(order.id) &&
            now() + Math.abs(device.clockOffset) - order.created_at < DAY_MS - 3600_000 &&
            !wipedAt.some((at) => at >= order.created_at),
        );
      for (const order of unseen) {
        const owner = ownerOf(server, order);
        if (owner !== session.account) continue;
        if (result?.order?.id === order.id && ['closed', 'refunded', 'missing'].includes(result.status))
          return report('paid shown', `the result shows ${result.status} for a paid order`);
        if (shop?.strip?.status === 'unpaid')
          return report('paid shown', `the strip shows unpaid, ${order.package_name} is paid`);
        const isOffered = result?.order?.id === order.id || Boolean(shop?.strip) || Boolean(shop?.dialog);
        if (isReopened && view.kind === 'shop' && !isOffered)
          return report('paid shown', `${order.package_name} is paid, and the page does not show it`);
      }
    },
  };
};
