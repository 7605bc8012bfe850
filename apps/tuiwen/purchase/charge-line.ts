import type { MembershipPackage } from '@vip/api';
import { renewalText } from '@vip/checkout-react';

/** What paying does, and whether it is charged again: the one thing to know before the prices. */
export function chargeLine(pack: Pick<MembershipPackage, 'days' | 'renewal'>): string {
  if (pack.renewal) return renewalText(pack);
  return pack.days === null ? '付款后马上生效，长期有效' : '付款后马上生效，到期不自动续费';
}
