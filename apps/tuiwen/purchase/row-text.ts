import type { MembershipPackage } from '@vip/api';
import { perDayText, shortYuan, yuan } from '@vip/checkout-react';
import { countOf, numeralOf } from './duration.ts';

/** A package's name as its row says it: without its type, which the tab above says. A count leads the row and has no end. */
export function rowName(pack: MembershipPackage): string {
  const { name, type } = pack;
  if (countOf(pack)) return '不过期';
  return type && name.length > type.length && name.indexOf(type) === 0 ? name.slice(type.length) : name;
}

/** 每天 0.54 元, 每万字 1.36 元, 长期有效; for a member's upgrade 已抵扣 58 元. */
export function rateText(pack: MembershipPackage): string {
  // A day of what is left to pay would be no rate: nothing at all where the credit pays for all of it.
  if (pack.credit > 0) return `已抵扣 ${shortYuan(pack.credit)} 元`;
  const count = countOf(pack);
  if (!count || Number(count.figure) === 0) return perDayText(pack);
  return `每${count.unit} ${yuan(pack.price / Number(count.figure))} 元`;
}

/** What is bought, over its price: 创作版 12 个月. */
export function whatText(pack: MembershipPackage): string {
  const { figure, unit } = numeralOf(pack);
  return pack.type ? `${pack.type} ${figure} ${unit}` : pack.name;
}

/** A row read out, the package's full name first: what is seen begins with the numeral. */
export function rowLabel(pack: MembershipPackage): string {
  const { figure, unit } = numeralOf(pack);
  const was = pack.originalPrice > pack.price ? `原价 ¥${shortYuan(pack.originalPrice)}` : '';
  const parts = [pack.name, figure + unit, pack.badge, rateText(pack), `¥${shortYuan(pack.price)}`, was];
  return parts.filter(Boolean).join('，');
}
