import type { Intent, Ownership, PendingPurchase, CheckoutPorts } from '../contract.ts';
import { mayBePaid, readPendings } from '../pending/pending-store.ts';
import { orderEnd } from '../order/order.ts';
import type { NewOrder, Open } from './machine.ts';

/** The stored purchases of a brand, as the present user sees them. `tab` is this tab's id. */
export function storedPurchases(
  { storage, scope, clock, whose, isBuyer, origin }: CheckoutPorts,
  tab: string,
): {
  all(): PendingPurchase[];
  find(key: string): PendingPurchase | null;
  isOwn(pending: PendingPurchase): boolean;
  /** Orders that may be paid and may be this user's. */
  open(): Open[];
  /** The newest of this user and family without an order. */
  neverAnswered(): PendingPurchase | null;
  /** The purchase that a tap continues, and those that its order replaces. */
  match(tapped: Intent): Pick<NewOrder, 'same' | 'replaced'>;
} {
  const all = () => readPendings(storage, scope, clock.now());
  /** An anonymous purchase is own if this tab made it. */
  const ownership = ({ intent, ...pending }: PendingPurchase): Ownership =>
    intent.user === '' && pending.tab === tab ? 'own' : whose(intent.user);
  const isOwn = (pending: PendingPurchase) => ownership(pending) === 'own';
  /** What this user may continue. An order belongs to its buyer also after a login. */
  const continuable = () =>
    all().filter(
      (pending) => pending.family === origin.family && isOwn(pending) && isBuyer(pending.intent.user),
    );

  return {
    all,
    find: (key) => all().find((pending) => pending.key === key) ?? null,
    isOwn,
    open: () =>
      all()
        .filter(mayBePaid)
        .filter((purchase) => ownership(purchase) !== 'other')
        .map((purchase) => ({ purchase, isOwn: isOwn(purchase) })),
    neverAnswered: () => continuable().find(({ order }) => order === null) ?? null,
    match(tapped) {
      const candidates = continuable();
      const same = candidates.find((pending) => isSame(pending, tapped)) ?? null;
      return {
        same: same && { ...same, intent: tapped, isDismissed: false },
        replaced: candidates
          .filter((pending) => pending !== same && !mayBePaid(pending))
          .map(({ key }) => key),
      };
    },
  };
}

type Detail = NonNullable<Intent['detail']>;

const isSameDetail = (a: Detail, b: Detail) =>
  Object.keys({ ...a, ...b }).every((name) => a[name] === b[name]);

/**
 * Whether a stored purchase is continued by a tap: the same package, amount and detail. Package and amount
 * of an order are those of the server.
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
