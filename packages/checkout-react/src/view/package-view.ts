import type { MembershipPackage } from '@vip/api';
import { shortYuan, yuan } from './price.ts';

/** 每天 0.46 元, or 长期有效 for life. */
export function perDayText(pack: MembershipPackage): string {
  if (pack.days === null) return '长期有效';
  return `每天 ${yuan(pack.price / pack.days)} 元`;
}

/** What is saved against the original price, fen; 0 where nothing is. */
export const saving = (pack: MembershipPackage): number => Math.max(0, pack.originalPrice - pack.price);

/** 已省 130 元, or '' where nothing is saved. */
export const savingText = (pack: MembershipPackage): string =>
  saving(pack) > 0 ? `已省 ${shortYuan(saving(pack))} 元` : '';

/** 每 30 天自动续费 ¥28.00, or '' where it does not renew. */
export const renewalText = (pack: Pick<MembershipPackage, 'renewal'>): string =>
  pack.renewal ? `每 ${pack.renewal.periodDays} 天自动续费 ¥${yuan(pack.renewal.price)}，可随时取消` : '';
