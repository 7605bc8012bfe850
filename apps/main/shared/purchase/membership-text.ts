import type { MembershipPackage } from '@vip/api';
import type { Account } from '@vip/host';
import { dayText, runsUntil } from '@vip/checkout-react';

/** The end of the user's membership; '' where the app did not hand it over. */
export function endText({ membership }: Account, now: number): string {
  if (!membership) return membership === null ? '还不是会员' : '';
  if (membership.expiresAt === null) return '长期有效';
  const end = Date.parse(membership.expiresAt);
  return `${end > now ? '' : '已于 '}${dayText(end)}到期`;
}

/** The user's membership and its end. */
export const membershipText = (account: Account, now: number): string =>
  (account.membership ? `${account.membership.name}，` : '') + endText(account, now);

/**
 * How long a package bought now lasts, in two parts between which the line may break. The server adds the new days to
 * the present end. No date is shown where the membership is unknown.
 */
export function untilText(
  pack: MembershipPackage,
  account: Account | null,
  now: number,
): readonly [string, string] {
  if (pack.days === null) return ['开通后', '长期有效'];
  const membership = account?.membership;
  if (membership === undefined) return ['今日开通，', `有效期 ${pack.days} 天`];
  const end = membership?.expiresAt ? Date.parse(membership.expiresAt) : now;
  if (end <= now) return ['今日开通，有效期至 ', runsUntil(pack.days, now) || ''];
  return ['续费后有效期至 ', runsUntil(pack.days, end) || ''];
}
