import type { Intent, PendingPurchase } from '../contract.ts';
import { orderEnd } from '../order/order-end.ts';

type Detail = NonNullable<Intent['detail']>;

const isSameDetail = (a: Detail, b: Detail) =>
  Object.keys({ ...a, ...b }).every((name) => a[name] === b[name]);

/**
 * Whether a stored purchase is continued by a tap: the same package, amount and detail. The server has the last word on
 * the package and amount of an order.
 */
export function isSame({ intent, order, isKeyLost }: PendingPurchase, tapped: Intent): boolean {
  const packageId = order ? order.package.id : intent.packageId;
  const amount = order ? order.amount : intent.price;
  return (
    packageId === tapped.packageId &&
    amount === tapped.price &&
    isSameDetail(intent.detail ?? {}, tapped.detail ?? {}) &&
    !(order && orderEnd(order)) &&
    !isKeyLost
  );
}
