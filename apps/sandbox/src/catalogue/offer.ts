import type { MembershipPackage } from '@vip/api/schema';
import { DAY } from '../clock.ts';
import type { Item } from './item.ts';
import type { PriceList } from './price-list.ts';

/** A membership that is good now. `paid` fen were paid for `days` of it; it is what credit is computed from. */
export interface HeldMembership {
  level: string;
  /** ms; null for life. */
  expiresAt: number | null;
  paid: number;
  days: number | null;
}

/**
 * What is left of a membership in fen: what was paid a day, times the days left, in whole yuan. Nothing for a
 * membership for life or one that was given.
 */
function creditOf(held: HeldMembership, now: number): number {
  if (held.expiresAt === null || held.days === null) return 0;
  const daysLeft = Math.max(0, Math.floor((held.expiresAt - now) / DAY));
  return Math.round((held.paid * daysLeft) / held.days / 100) * 100;
}

/**
 * The package as this person is offered it, `held` being the membership that is good now. The order's amount is
 * this price, computed again when it is ordered. A price that was set holds for every buyer: it replaces the price
 * for members, and a credit is already deducted.
 */
export function offer(
  item: Item,
  held: HeldMembership | null,
  now: number,
  prices: PriceList,
  saleEndsAt: string | null = null,
): MembershipPackage {
  const memberPrice = held ? item.memberPrice : undefined;
  const listPrice = memberPrice ?? item.price;
  const isUpgrade = held !== null && Number(item.level) > Number(held.level);
  const credit = isUpgrade ? Math.min(creditOf(held, now), listPrice) : 0;
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
    // What the badge says of the list price is not true of this one.
    badge: memberPrice === undefined ? item.badge : '老会员价',
    benefits: item.benefits,
    isDefault: item.isDefault,
    saleEndsAt,
    credit,
    renewal: item.renewal,
  };
}
