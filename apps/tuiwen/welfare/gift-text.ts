import type { Welfare } from '@vip/api';
import { dayText, yuan } from '@vip/checkout-react';

/** 免费, or ¥1.00: what a gift costs, fen. */
export const costText = (fen: number): string => (fen === 0 ? '免费' : `¥${yuan(fen)}`);

/** Until when it can be claimed, when it was, or since when it is over. */
export function dateText({ claimedAt, expiresAt }: Welfare, now: number): string {
  if (claimedAt !== null) return `${dayText(Date.parse(claimedAt))}领取`;
  if (expiresAt === null) return '长期可领';
  const end = Date.parse(expiresAt);
  return end > now ? `${dayText(end)}前领取` : `${dayText(end)}已截止`;
}
