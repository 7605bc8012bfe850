import type { MembershipPackage } from '@vip/api';

/** The numeral that leads a row: 12 个月, 7 天, 10 万字, 长期 有效. */
export interface Numeral {
  figure: string;
  unit: string;
}

const YEAR = 365;
const MONTH = 30;

/** A count at the start of a package's name: 10 万字. More than four digits are no headline. */
const COUNT = /^(\d{1,4}(?:\.\d{1,2})?) *([^\d\s.,:%‰+×*/~-].*)$/;

/** How long a package lasts: whole years and months as such, anything else in days. `days` is 1 at least. */
function lasting(days: number): Numeral {
  if (days === YEAR) return { figure: '12', unit: '个月' };
  if (days % YEAR === 0) return { figure: String(days / YEAR), unit: '年' };
  if (days % MONTH === 0) return { figure: String(days / MONTH), unit: '个月' };
  return { figure: String(days), unit: '天' };
}

/** The count that a package without an end sells, by its name; null where it names none. */
export function countOf({ name, days }: Pick<MembershipPackage, 'name' | 'days'>): Numeral | null {
  const [, figure, unit] = (days === null && COUNT.exec(name.trim())) || [];
  return figure && unit ? { figure, unit } : null;
}

/** What the row is led by: how long it lasts, else how much it is, else that it has no end. */
export const numeralOf = (pack: Pick<MembershipPackage, 'name' | 'days'>): Numeral =>
  pack.days === null ? (countOf(pack) ?? { figure: '长期', unit: '有效' }) : lasting(pack.days);
