import type { MembershipPackage } from '@vip/api';
import { renewalText, yuan } from '@vip/checkout-react';

/**
 * What is charged now and whether it is charged again, as a sentence without its end: 一次付 ¥168.00，到期不自动续费;
 * 这次不用付款 for what costs nothing.
 */
export function chargeText(pack: Pick<MembershipPackage, 'price' | 'days' | 'renewal'>): string {
  const isFree = pack.price === 0;
  if (pack.renewal) return `${isFree ? '首次免费' : `首次付 ¥${yuan(pack.price)}`}，${renewalText(pack)}`;
  const charge = isFree ? '这次不用付款' : `一次付 ¥${yuan(pack.price)}`;
  return `${charge}，${pack.days === null ? '长期有效' : '到期不自动续费'}`;
}
