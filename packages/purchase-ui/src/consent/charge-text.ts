import type { MembershipPackage } from '@vip/api';
import { renewalText, yuan } from '@vip/purchase';

/** What is charged now and whether it is charged again, as a sentence without its end: 一次付 ¥168.00，到期不自动续费 */
export function chargeText(pack: Pick<MembershipPackage, 'price' | 'days' | 'renewal'>): string {
  if (pack.renewal) return `首次付 ¥${yuan(pack.price)}，${renewalText(pack)}`;
  return `一次付 ¥${yuan(pack.price)}，${pack.days === null ? '长期有效' : '到期不自动续费'}`;
}
