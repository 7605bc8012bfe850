import type { MembershipPackage } from '@vip/api';
import type { UnfinishedPurchase } from '../contract.ts';

type Pack = Pick<MembershipPackage, 'name' | 'price'>;

/** Whether an unfinished purchase is one of this package at this price. */
export const isPurchaseOf = (
  pending: UnfinishedPurchase | null,
  { name, price }: Pack,
): pending is UnfinishedPurchase => pending?.packageName === name && pending.amount === price;

/** Whether an order for the package may exist already, so that another is not made before `until`: a time of the device's clock. */
export const isPackageHeld = (
  pending: UnfinishedPurchase | null,
  pack: Pack,
): pending is UnfinishedPurchase =>
  isPurchaseOf(pending, pack) && pending.status === 'unanswered' && isLater(pending.until);

/** Whether a time of the device's clock, ms since 1970, is still to come. */
export const isLater = (ms: number | null | undefined): boolean => Boolean(ms && ms > Date.now());
