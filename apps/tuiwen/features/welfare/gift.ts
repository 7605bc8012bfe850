import type { Welfare } from '@vip/api';
import { dayText, yuan } from '@vip/checkout-react';

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

/** The day until which it can be claimed, on which it was claimed, or on which it expired. */
export function dateText({ claimedAt, expiresAt }: Welfare, now: number): string {
  if (claimedAt !== null) return `${dayText(Date.parse(claimedAt))}领取`;
  if (expiresAt === null) return '长期可领';
  const end = Date.parse(expiresAt);
  return end > now ? `${dayText(end)}前领取` : `${dayText(end)}已结束`;
}
