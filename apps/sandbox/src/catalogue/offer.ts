import type { MembershipPackage } from '@vip/api/schema';
import { DAY } from '../clock.ts';
import type { Item } from './item.ts';

/** The price of one package from now on, fen. `package` is the id of a package or of a prepared option. */
export interface SetPrice {
  package: string;
  price: number;
}

export type PriceList = ReturnType<typeof createPriceList>;

/** Prices that override the catalogue, so that a price can change while a page is open. */
export function createPriceList() {
  const prices = new Map<string, number>();
  return {
    list: () => Array.from(prices, ([id, price]): SetPrice => ({ package: id, price })),
    /** Fen; undefined where the catalogue's price is good. */
    of: (packageId: string) => prices.get(packageId),
    set: (changed: readonly SetPrice[]) => changed.forEach((one) => prices.set(one.package, one.price)),
    clear: () => prices.clear(),
  };
}

/** A valid membership. Its credit is computed from `paid` fen for `days`. */
export interface CurrentMembership {
  level: string;
  /** ms; null for life. */
  expiresAt: number | null;
  paid: number;
  days: number | null;
}

/**
 * The remaining value of a membership in fen: the price per day times the days left, in whole yuan. 0 for a membership for
 * life or a granted one.
 */
function creditOf(membership: CurrentMembership, now: number): number {
  if (membership.expiresAt === null || membership.days === null) return 0;
  const daysLeft = Math.max(0, Math.floor((membership.expiresAt - now) / DAY));
  return Math.round((membership.paid * daysLeft) / membership.days / 100) * 100;
}

/**
 * The package at the price for a buyer with that membership. The order's amount is this price, computed again when it is
 * ordered. A price that was set applies to every buyer: it replaces the price for members and includes the credit.
 */
export function offer(
  item: Item,
  membership: CurrentMembership | null,
  now: number,
  prices: PriceList,
  saleEndsAt: string | null = null,
): MembershipPackage {
  const memberPrice = membership ? item.memberPrice : undefined;
  const listPrice = memberPrice ?? item.price;
  const isUpgrade = membership !== null && Number(item.level) > Number(membership.level);
  const credit = isUpgrade ? Math.min(creditOf(membership, now), listPrice) : 0;
  const price = prices.of(item.id) ?? listPrice - credit;
  return {
    id: item.id,
    name: item.name,
    level: item.level,
    type: item.type,
    price,
    // A price that was set may be above it; a page would show a negative discount.
    originalPrice: Math.max(item.originalPrice, price),
    days: item.days,
    // The badge describes the list price.
    badge: memberPrice === undefined ? item.badge : '老会员价',
    benefits: item.benefits,
    isDefault: item.isDefault,
    saleEndsAt,
    credit,
    renewal: item.renewal,
  };
}
