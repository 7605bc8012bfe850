import type { Welfare } from '@vip/api';
import { pack } from '@vip/checkout-react/testing';

/** A gift that costs nothing and can be claimed at any time. */
export const gift = (facts: Partial<Welfare> = {}): Welfare => ({
  id: 'wf1',
  name: '新人七天体验',
  description: '创作版全部功能',
  package: pack({ id: '61', name: '创作版七天卡', price: 0, originalPrice: 1200, days: 7, isDefault: false }),
  claimedAt: null,
  expiresAt: null,
  ...facts,
});

/** One that costs a little. */
export const cheapGift = (facts: Partial<Welfare> = {}): Welfare =>
  gift({
    id: 'wf2',
    name: '一元月卡',
    description: '1 元享创作版月卡，每个账号限一次',
    package: pack({
      id: '62',
      name: '创作版月卡（福利）',
      price: 100,
      originalPrice: 2800,
      days: 30,
      isDefault: false,
    }),
    ...facts,
  });
