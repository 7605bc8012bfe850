import type { MembershipPackage } from '@vip/api';
import { perDayText, shortYuan, yuan } from '@vip/checkout-react';

/** The numeral at the start of a row: 12 个月, 7 天, 10 万字, 长期 有效. */
export interface Numeral {
  figure: string;
  unit: string;
}

const YEAR = 365;
const MONTH = 30;

/** A count at the start of a package's name: 10 万字. More than four digits are no headline. */
const COUNT = /^(\d{1,4}(?:\.\d{1,2})?) *([^\d\s.,:%‰+×*/~-].*)$/;

/** How long a package lasts: whole years and months as such, anything else in days. `days` is 1 at least. */
function duration(days: number): Numeral {
  if (days === YEAR) return { figure: '12', unit: '个月' };
  if (days % YEAR === 0) return { figure: String(days / YEAR), unit: '年' };
  if (days % MONTH === 0) return { figure: String(days / MONTH), unit: '个月' };
  return { figure: String(days), unit: '天' };
}

/** The count in the name of a package without an end; null where there is none. */
export function countOf({ name, days }: Pick<MembershipPackage, 'name' | 'days'>): Numeral | null {
  const [, figure, unit] = (days === null && COUNT.exec(name.trim())) || [];
  return figure && unit ? { figure, unit } : null;
}

/** How long a package lasts, else its count, else that it has no end. */
export const numeralOf = (pack: Pick<MembershipPackage, 'name' | 'days'>): Numeral =>
  pack.days === null ? (countOf(pack) ?? { figure: '长期', unit: '有效' }) : duration(pack.days);

/** A package's name in its row: without its type, which is on the tab above. A count is at the start of the row and has no end. */
export function rowName(pack: MembershipPackage): string {
  const { name, type } = pack;
  if (countOf(pack)) return '不过期';
  return type && name.length > type.length && name.indexOf(type) === 0 ? name.slice(type.length) : name;
}

/** 每天 0.54 元, 每万字 1.36 元, 长期有效; for a member's upgrade 已抵扣 58 元. */
export function rateText(pack: MembershipPackage): string {
  // What is left to pay, divided by days, is no rate: 0 where the credit pays for all of it.
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

/** The accessible name of a row, the package's full name first: the visible text begins with the numeral. */
export function rowLabel(pack: MembershipPackage): string {
  const { figure, unit } = numeralOf(pack);
  const was = pack.originalPrice > pack.price ? `原价 ¥${shortYuan(pack.originalPrice)}` : '';
  const parts = [pack.name, figure + unit, pack.badge, rateText(pack), `¥${shortYuan(pack.price)}`, was];
  return parts.filter(Boolean).join('，');
}
