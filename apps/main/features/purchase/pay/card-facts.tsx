import type { MembershipPackage } from '@vip/api';
import type { PurchasePage } from '@vip/checkout-react';
import { amountsOf, CardAmounts } from '../../../shared/amounts.tsx';

const DAY_MS = 24 * 3600_000;

export interface CardFactsProps {
  page: Pick<PurchasePage, 'session' | 'now'>;
  pack: MembershipPackage;
}

/** On the card, what the purchase brings: three benefits, or for a member, who has them, the days that it adds. */
export function CardFacts({ page, pack: { benefits, days } }: CardFactsProps) {
  const expiresAt = page.session.account?.membership?.expiresAt;
  const left = expiresAt ? Math.ceil((Date.parse(expiresAt) - page.now()) / DAY_MS) : 0;
  return (
    <CardAmounts
      amounts={
        left > 0 && days !== null
          ? [
              { name: '当前剩余', value: `${left} 天` },
              { name: '本次增加', value: `+${days} 天` },
              { name: '续费后共', value: `${left + days} 天` },
            ]
          : amountsOf(benefits)
      }
    />
  );
}
