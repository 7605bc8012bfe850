import type { ApiError, PayType } from '@vip/api';
import type { Identity } from './contract.ts';

/** What is to be paid: WeChat alone asks who pays, and only where it costs something. Fen. */
interface Paid {
  payType: PayType;
  price: number;
}

/** The identity as an order needs it; where there is none, or none is needed, everything is at hand. */
export function codes(identity: Identity | undefined) {
  const isNeeded = ({ payType, price }: Paid) => identity !== undefined && payType === 'wechat' && price > 0;
  return {
    isAtHand: (paid: Paid | undefined): boolean => !paid || !isNeeded(paid) || identity?.isKnown() === true,
    take: (paid: Paid): string | undefined => (isNeeded(paid) ? (identity?.take() ?? undefined) : undefined),
    isWorthAnother: (error: ApiError): boolean => identity?.isWorthAnother(error) === true,
  };
}
