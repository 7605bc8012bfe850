import type { MembershipPackage } from '@vip/api';
import type { Account } from '@vip/host';
import { runsUntil } from '@vip/checkout-react';

/**
 * How long a package bought now lasts, in two parts between which the line may break. What is left of a present
 * membership is kept: the server counts on from its end. Where nothing is known of one, no date is promised.
 */
export function untilText(
  pack: MembershipPackage,
  account: Account | null,
  now: number,
): readonly [string, string] {
  if (pack.days === null) return ['开通后', '长期有效'];
  const membership = account?.membership;
  if (membership === undefined) return ['今天开通，', `可用 ${pack.days} 天`];
  const end = membership?.expiresAt ? Date.parse(membership.expiresAt) : now;
  if (end <= now) return ['今天开通，用到 ', runsUntil(pack.days, now) || ''];
  return ['接着现有会员，用到 ', runsUntil(pack.days, end) || ''];
}
