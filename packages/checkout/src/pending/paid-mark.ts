import type { Order } from '@vip/api';
import type { CheckoutStorage } from '../contract.ts';
import { parseStored } from './stored-json.ts';

/** The last order of a brand that was paid on this device: other open tabs learn of it. */
export interface PaidMark {
  orderId: string;
  user: string;
}

export const paidKey = (scope: string) => `checkout.${scope}.paid`;

export function readPaidMark(storage: CheckoutStorage, scope: string): PaidMark | null {
  const { orderId, user } = parseStored(storage.get(paidKey(scope))) ?? {};
  return typeof orderId === 'string' && typeof user === 'string' ? { orderId, user } : null;
}

export const writePaidMark = (
  storage: CheckoutStorage,
  scope: string,
  { id }: Pick<Order, 'id'>,
  user: string,
): void => storage.set(paidKey(scope), JSON.stringify({ orderId: id, user } satisfies PaidMark));

/** Payments in other tabs since this was made. `concerns`: whether a mark is of interest here. */
export function watchPaidMark(
  storage: CheckoutStorage,
  scope: string,
  concerns: (mark: PaidMark) => boolean,
): {
  /** Whether there was one that the user does not know of. */
  isNew(): boolean;
  /** The user knows of the last one. */
  see(): void;
} {
  const last = () => readPaidMark(storage, scope);
  let seen = last()?.orderId;
  return {
    isNew() {
      const mark = last();
      return mark !== null && mark.orderId !== seen && concerns(mark);
    },
    see() {
      seen = last()?.orderId;
    },
  };
}
