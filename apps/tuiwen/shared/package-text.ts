import type { MembershipPackage } from '@vip/api';
import { perDayText, shortSavingText, shortYuan, yuan } from '@vip/checkout-react';
import { agreements } from '../agreements.ts';

/** The numeral at the start of a row: 12 个月, 7 天, 10 万字, 长期 有效. */
export interface Numeral {
  figure: string;
  unit: string;
}

const YEAR = 365;
const MONTH = 30;

/** A count at the start of a package's name: 10 万字. More than four digits are too long for a numeral. */
const COUNT = /^(\d{1,4}(?:\.\d{1,2})?) *([^\d\s.,:%‰+×*/~-].*)$/;

/** A duration in whole years or months, else in days. `days` is at least 1. */
function duration(days: number): Numeral {
  if (days === YEAR) return { figure: '12', unit: '个月' };
  if (days % YEAR === 0) return { figure: String(days / YEAR), unit: '年' };
  if (days % MONTH === 0) return { figure: String(days / MONTH), unit: '个月' };
  return { figure: String(days), unit: '天' };
}

/** The count in the name of a package for life; null if it has none. */
export function countOf({ name, days }: Pick<MembershipPackage, 'name' | 'days'>): Numeral | null {
  const [, figure, unit] = (days === null && COUNT.exec(name.trim())) || [];
  return figure && unit ? { figure, unit } : null;
}

/** A package as a row shows it; `tag` is the page's own. */
export interface RowPackage extends MembershipPackage {
  tag?: string | null;
}

/** The duration of a package; for life its count, else 长期有效. */
export const numeralOf = (pack: Pick<MembershipPackage, 'name' | 'days'>): Numeral =>
  pack.days === null ? (countOf(pack) ?? { figure: '长期', unit: '有效' }) : duration(pack.days);

/** A package's name in its row, without its type, which is on the tab. A count is already the numeral: instead how long it lasts. */
export function rowName(pack: MembershipPackage): string {
  const { name, type } = pack;
  if (countOf(pack)) return '长期有效';
  if (!type) return name;
  return name.length > type.length && name.indexOf(type) === 0 ? name.slice(type.length) : name;
}

/**
 * 每天 0.54 元, 长期有效; of a count the price of one, which differs between them; for a renewing package
 * that it renews, as the first price is not that of every day and its charge is below the payment methods, or that renewals
 * are not sold; with a credit no
 * price per day either, since that of the shortest package would be the lowest: the price before the credit, which explains
 * the other.
 */
export function rateText(pack: MembershipPackage): string {
  if (pack.renewal) return isSold(pack) ? '到期自动续费' : '自动续费暂未开放';
  if (pack.credit > 0) return beforeText(pack);
  const { figure, unit } = countOf(pack) ?? {};
  return Number(figure) > 0 ? `每${unit} ${yuan(pack.price / Number(figure))} 元` : perDayText(pack);
}

/** The label of a package in the bar, its name as in the consent sheet: 创作版年卡; with its type: 字数包 50 万字. */
export const whatText = ({ name, type }: MembershipPackage): string =>
  type && name.indexOf(type) !== 0 ? `${type} ${name}` : name;

/** A renewing package is sold only with a text on renewal to agree to. */
export const isSold = ({ renewal }: Pick<MembershipPackage, 'renewal'>): boolean =>
  !renewal || agreements.some(({ isSubscription }) => isSubscription);

const beforeText = ({ price, credit }: MembershipPackage): string => `抵扣前 ¥${shortYuan(price + credit)}`;

/** A struck price beside a credit would be a third one. */
export const hasStruckPrice = ({ price, credit, originalPrice }: MembershipPackage): boolean =>
  credit === 0 && originalPrice > price;

/**
 * The tag of a row: the page's own or the backend's, for the default package at least the saving, as in the bar. None of these two beside
 * a credit: they count from the original price, the row from the list price.
 */
export function tagOf(pack: RowPackage): string | null {
  if (!isSold(pack)) return '暂不可购';
  return pack.tag || (pack.credit > 0 ? null : pack.badge || (pack.isDefault && savedText(pack)) || null);
}

/** 省 160 元 as on the tag of its row, the difference to the struck price; of an upgrade the credit; '' without one, or if it is not sold. */
export function savedText(pack: MembershipPackage): string {
  if (pack.credit > 0) return `已抵扣 ${shortYuan(pack.credit)} 元`;
  return isSold(pack) ? shortSavingText(pack) : '';
}

/** The accessible name of a row, the package's full name first: the visible text begins with the numeral. */
export function rowLabel(pack: RowPackage): string {
  const { figure, unit } = numeralOf(pack);
  const was = hasStruckPrice(pack) ? `原价 ¥${shortYuan(pack.originalPrice)}` : '';
  const parts = [pack.name, figure + unit, tagOf(pack), rateText(pack), `¥${shortYuan(pack.price)}`, was];
  return parts.filter(Boolean).join('，');
}
