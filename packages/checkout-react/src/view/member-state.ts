import type { Account } from '@vip/host';
import type { PurchasePage } from '../contract.ts';

/** `none`: not a member, or not known. */
export type MemberState = 'none' | 'current' | 'expired';

/** `now`: server time, ms. */
export function memberState(account: Account | null, now: number): MemberState {
  const membership = account?.membership;
  if (!membership) return 'none';
  return membership.expiresAt && Date.parse(membership.expiresAt) <= now ? 'expired' : 'current';
}

/** When a user has the values without a membership: 非会员 for one who was no member, '' for life, as it never ends. */
export function withoutText({ session: { account }, now }: Pick<PurchasePage, 'session' | 'now'>): string {
  const state = memberState(account, now());
  if (state !== 'current') return state === 'none' ? '非会员' : '现在';
  return account?.membership?.expiresAt ? '到期后' : '';
}
