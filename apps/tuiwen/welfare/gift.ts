import type { Welfare } from '@vip/api';

/** Where a gift stands: to be had, had already, or over. */
export type Standing = 'open' | 'claimed' | 'over';

/** `now` is the server's, ms. What was claimed stays claimed when it is over. */
export function standingOf({ claimedAt, expiresAt }: Welfare, now: number): Standing {
  if (claimedAt !== null) return 'claimed';
  return expiresAt !== null && Date.parse(expiresAt) <= now ? 'over' : 'open';
}

/** The gifts of a list by where they stand, each group in the list's order. */
export const sortGifts = (gifts: readonly Welfare[], now: number): Record<Standing, Welfare[]> => ({
  open: gifts.filter((gift) => standingOf(gift, now) === 'open'),
  claimed: gifts.filter((gift) => standingOf(gift, now) === 'claimed'),
  over: gifts.filter((gift) => standingOf(gift, now) === 'over'),
});
