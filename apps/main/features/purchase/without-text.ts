import type { PurchasePage } from '@vip/checkout-react';

/** When a user has the values without membership: the head of their column. undefined for a user who was no member. */
export function withoutText({ session: { account }, now }: PurchasePage): string | undefined {
  const expiresAt = account?.membership?.expiresAt;
  if (!expiresAt) return undefined;
  return Date.parse(expiresAt) > now() ? '到期后' : '现在';
}
