import type { Intent, Ownership, PendingPurchase, CheckoutPorts } from '../contract.ts';
import { mayBePaid, readPendings } from '../pending/pending-store.ts';
import { orderEnd } from '../order/order.ts';
import { EVERYTHING, type NewOrder, type Open, type Unanswered } from './machine.ts';

/** ms after which the client gives up a request: its order is not made later. */
const REQUEST_MS = 30_000;

/** The stored purchases of a brand, as the present user sees them. `tab` is this tab's id. */
export function storedPurchases(
  { storage, scope, clock, whose, isBuyer, origin, capabilities = EVERYTHING }: CheckoutPorts,
  tab: string,
): {
  all(): PendingPurchase[];
  find(key: string): PendingPurchase | null;
  isOwn(pending: PendingPurchase): boolean;
  /** Orders that may be paid and may be this user's. */
  open(): Open[];
  /** The newest of this user and family without an order, and what has become of `offered`, which was one. */
  neverAnswered(offered?: PendingPurchase): { purchase: PendingPurchase; isPayable: boolean } | null;
  /** The purchase that a tap continues or must wait for, and those that its order replaces. */
  match(tapped: Intent): Omit<NewOrder, 'resumeAction' | 'intent' | 'fresh'>;
} {
  const all = () => readPendings(storage, scope, clock.now());
  /** An anonymous purchase is own if this tab made it. */
  const ownership = ({ intent, ...pending }: PendingPurchase): Ownership =>
    intent.user === '' && pending.tab === tab ? 'own' : whose(intent.user);
  const isOwn = (pending: PendingPurchase) => ownership(pending) === 'own';
  /** Of any page and tab: whose an anonymous one is cannot be known. One that can be paid comes first. */
  const unansweredOf = (tapped: Intent, now: number): Unanswered | null => {
    const [first = null] = all()
      .filter((pending) => isUnanswered(pending) && ownership(pending) !== 'other' && isSame(pending, tapped))
      .map((purchase) => ({
        purchase,
        // Another page's is not offered here: its tap would continue nothing.
        isOwn: isOwn(purchase) && purchase.family === origin.family,
        isPayable: isPayable(purchase, now),
      }))
      .sort((a, b) => Number(b.isPayable) - Number(a.isPayable));
    return first;
  };
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
    neverAnswered(offered) {
      const candidates = continuable();
      const purchase =
        candidates.find(({ key, launchedAt }) => key === offered?.key && launchedAt === null) ??
        candidates.find(({ order, isDismissed }) => order === null && isDismissed !== true);
      return purchase ? { purchase, isPayable: isPayable(purchase, clock.now()) } : null;
    },
    match(tapped) {
      const candidates = continuable();
      const same = candidates.find((pending) => isSame(pending, tapped)) ?? null;
      const { hasKeys, paysAgain, validMs } = capabilities;
      const now = clock.now();
      /** Its order may exist, and nothing else on this device knows of it. */
      const isLastTrace = (pending: PendingPurchase) =>
        isPayable(pending, now) || isFreeUnanswered(pending) || (!hasKeys && pending.order !== null);
      return {
        same: same && {
          ...same,
          intent: isFreeUnanswered(same) ? same.intent : tapped,
          isDismissed: false,
        },
        replaced: candidates
          .filter((pending) => pending !== same && !mayBePaid(pending) && !isLastTrace(pending))
          .map(({ key }) => key),
        continues: hasKeys && paysAgain ? 'create' : 'payAgain',
        payableUntil: hasKeys ? null : now + REQUEST_MS + validMs,
        unanswered: unansweredOf(tapped, now),
      };
    },
  };
}

/** An order of its request can be paid at `now`, ms since 1970. */
const isPayable = ({ payableUntil = 0 }: PendingPurchase, now: number): boolean => now < payableUntil;

/** A request without a key that was not answered. */
export const isUnanswered = ({ order, payableUntil }: PendingPurchase): boolean =>
  order === null && payableUntil !== undefined;

/** A free order is paid as soon as it is made, and it may have used up the credit that made it free. */
const isFreeUnanswered = ({ order, intent }: PendingPurchase): boolean =>
  order === null && intent.price === 0;

type Detail = NonNullable<Intent['detail']>;

const isSameDetail = (a: Detail, b: Detail) =>
  Object.keys({ ...a, ...b }).every((name) => a[name] === b[name]);

/**
 * Whether a stored purchase is continued by a tap: the same package, amount and detail. Package and amount
 * of an order are those of the server. A free purchase without an answer is continued at any price.
 */
export function isSame(stored: PendingPurchase, tapped: Intent): boolean {
  const { intent, order, isKeyLost } = stored;
  const packageId = order ? order.package.id : intent.packageId;
  const amount = order ? order.amount : intent.price;
  return (
    packageId === tapped.packageId &&
    (amount === tapped.price || isFreeUnanswered(stored)) &&
    isSameDetail(intent.detail ?? {}, tapped.detail ?? {}) &&
    !(order && orderEnd(order)) &&
    !isKeyLost
  );
}
