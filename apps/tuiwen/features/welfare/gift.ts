import type { Welfare } from '@vip/api';
import { dayText, renewalText, yuan } from '@vip/checkout-react';
import { numeralOf, type Numeral } from '../../shared/package-text.ts';

/** A gift can be claimed, was claimed, or has expired. */
export type GiftState = 'open' | 'claimed' | 'over';

/** `now` is the server's time, ms. A claimed gift stays claimed after it expires. */
export function giftState({ claimedAt, expiresAt }: Welfare, now: number): GiftState {
  if (claimedAt !== null) return 'claimed';
  return expiresAt !== null && Date.parse(expiresAt) <= now ? 'over' : 'open';
}

/** The gifts of a list by their state, each group in the list's order. */
export const sortGifts = (gifts: readonly Welfare[], now: number): Record<GiftState, Welfare[]> => ({
  open: gifts.filter((gift) => giftState(gift, now) === 'open'),
  claimed: gifts.filter((gift) => giftState(gift, now) === 'claimed'),
  over: gifts.filter((gift) => giftState(gift, now) === 'over'),
});

/** 免费, or ¥1.00. From fen. */
export const costText = (fen: number): string => (fen === 0 ? '免费' : `¥${yuan(fen)}`);

const DAY_MS = 24 * 3600_000;

/** Days up to this are a numeral of two digits. */
const MOST_DAYS = 99;

/** The duration of a gift, in days where these are short: 7 天, 30 天; else as in the package rows: 12 个月. */
export const giftNumeral = ({ package: pack }: Welfare): Numeral =>
  pack.days !== null && pack.days <= MOST_DAYS ? { figure: String(pack.days), unit: '天' } : numeralOf(pack);

/** What the gift is, in clauses that do not repeat its name; its package where no such clause is left. */
export const aboutText = ({ name, description, package: pack }: Welfare): string =>
  description
    .trim()
    .replace(/。$/, '')
    .split('，')
    .filter((clause) => clause.indexOf(name) < 0)
    .join('，') || pack.name;

/** What is special about a gift that can be claimed, on its stub beside the price: 限时, 特惠; '' for neither. */
export function stubText(gift: Welfare, now: number): string {
  const { price, originalPrice } = gift.package;
  if (hasDeadline(gift, now)) return '限时';
  return price > 0 && originalPrice > price ? '特惠' : '';
}

/** A claimed gift that is in use for certain: its days start with the claim, or later where they prolong a membership. */
export const isRunning = ({ claimedAt, package: { days } }: Welfare, now: number): boolean =>
  claimedAt !== null && (days === null || Date.parse(claimedAt) + days * DAY_MS > now);

/** It can be claimed, but not for ever. */
export const hasDeadline = (gift: Welfare, now: number): boolean =>
  gift.expiresAt !== null && giftState(gift, now) === 'open';

/**
 * The day until which it can be claimed, on which it was claimed, or on which it expired. The answer does not say until when a
 * claimed gift runs.
 */
export function dateText(gift: Welfare, now: number): string {
  const { claimedAt, expiresAt } = gift;
  if (claimedAt !== null) return `${shortDay(Date.parse(claimedAt), now)}已领取`;
  if (expiresAt === null) return '长期可领';
  const end = Date.parse(expiresAt);
  return `${shortDay(end, now)}${end > now ? '前领取' : '截止'}`;
}

/** 11 月 27 日; with its year if that is not the present one. */
function shortDay(ms: number, now: number): string {
  const [year = '', day = ''] = dayText(ms).split(' 年 ');
  return dayText(now).indexOf(`${year} 年`) === 0 ? day : `${year} 年 ${day}`;
}

/** The accessible name of a gift's radio, the gift's name first: the visible text begins with the numeral. */
export function giftLabel(gift: Welfare, now: number): string {
  const { name, package: pack } = gift;
  const was = pack.originalPrice > pack.price ? `原价 ¥${yuan(pack.originalPrice)}` : '';
  const facts = [costText(pack.price), was, aboutText(gift), pack.name, dateText(gift, now)];
  return [name, ...facts, renewalText(pack)].filter(Boolean).join('，');
}
