import type { PurchasePage } from '@vip/checkout-react';
import type { Account } from '@vip/host';

/** `none`: not a member, or not known. */
export type MemberState = 'none' | 'current' | 'expired';

/** `now`: server time, ms. */
export function memberState(account: Account | null, now: number): MemberState {
  const membership = account?.membership;
  if (!membership) return 'none';
  return membership.expiresAt && Date.parse(membership.expiresAt) <= now ? 'expired' : 'current';
}

/**
 * When a user has the values without membership: the head of their column. undefined for a user who was no member, and
 * for a membership without an end.
 */
export function withoutText({ session: { account }, now }: PurchasePage): string | undefined {
  if (memberState(account, now()) === 'expired') return '现在';
  return account?.membership?.expiresAt ? '到期后' : undefined;
}
