import type { MembershipPackage } from '@vip/api';

/** A price for showing: `yuan` without a sign, `cents` of two digits. From fen. */
export interface PriceView {
  yuan: string;
  cents: string;
}

/** 16800 → {yuan:"168", cents:"00"} */
export function priceView(fen: number): PriceView {
  const text = String(Math.round(fen)).padStart(3, '0');
  return { yuan: text.slice(0, -2), cents: text.slice(-2) };
}

/** 16800 → "168.00" */
export function yuan(fen: number): string {
  const { yuan: whole, cents } = priceView(fen);
  return `${whole}.${cents}`;
}

/** 13000 → "130", 13050 → "130.5": for sentences. */
export const shortYuan = (fen: number): string => yuan(fen).replace(/\.?0+$/, '');

/** 每天 0.46 元, or 长期有效 for life. */
export function perDayText(pack: MembershipPackage): string {
  if (pack.days === null) return '长期有效';
  return `每天 ${yuan(pack.price / pack.days)} 元`;
}

/** The discount from the original price in fen, at least 0. */
export const saving = (pack: Pick<MembershipPackage, 'originalPrice' | 'price'>): number =>
  Math.max(0, pack.originalPrice - pack.price);

/** 省 130 元, or '' without a discount. */
export const shortSavingText = (pack: MembershipPackage): string =>
  saving(pack) > 0 ? `省\u00a0${shortYuan(saving(pack))}\u00a0元` : '';

/** 已优惠 130 元, or '' without a discount. */
export const savingText = (pack: Pick<MembershipPackage, 'originalPrice' | 'price'>): string =>
  saving(pack) > 0 ? `已优惠 ${shortYuan(saving(pack))} 元` : '';

/** 每 30 天自动续费 ¥28.00, or '' if it does not renew. */
export const renewalText = (pack: Pick<MembershipPackage, 'renewal'>): string =>
  pack.renewal ? `每 ${pack.renewal.periodDays} 天自动续费 ¥${yuan(pack.renewal.price)}，可随时取消` : '';

/** What follows the charge of a package that does not renew: 一次性支付，到期不自动续费. */
export const onceText = ({ price, days }: Pick<MembershipPackage, 'price' | 'days'>): string =>
  `${price === 0 ? '本次无需支付' : '一次性支付'}，${days === null ? '长期有效' : '到期不自动续费'}`;

/** What follows the charge of any package, as a clause without a full stop. */
export const termsText = (pack: Pick<MembershipPackage, 'price' | 'days' | 'renewal'>): string =>
  pack.renewal
    ? `${pack.price === 0 ? '首次免费' : `首次支付 ¥${yuan(pack.price)}`}，之后${renewalText(pack)}`
    : onceText(pack);
