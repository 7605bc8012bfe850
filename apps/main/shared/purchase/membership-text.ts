import type { Account } from '@vip/host';
import { dayText } from '@vip/checkout-react';

/** What is known of somebody's membership; '' where the app did not say. */
export function membershipText({ membership }: Account, now: number): string {
  if (membership === undefined) return '';
  if (membership === null) return '还不是会员';
  if (membership.expiresAt === null) return `${membership.name}，长期有效`;
  const end = Date.parse(membership.expiresAt);
  return `${membership.name}，${dayText(end)}${end > now ? '到期' : '已到期'}`;
}
