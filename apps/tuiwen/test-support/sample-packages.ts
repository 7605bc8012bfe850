import type { Benefit, MembershipPackage } from '@vip/api';
import { pack } from '@vip/checkout-react/testing';

const benefit = (name: string, free: string, member: string): Benefit => ({
  name,
  icon: 'pen',
  free,
  member,
});

const CREATE = [
  benefit('一句话成文', '每天 2 篇', '每天 30 篇'),
  benefit('授权书库', '120 部', '12000 部'),
  benefit('真人感配音', '4 种音色', '46 种音色'),
];
const WORDS = [benefit('成文字数', '按会员额度', '用完为止')];

/** A package of tuiwen's package list with nothing special to it. */
export const samplePackage = (facts: Partial<MembershipPackage>): MembershipPackage =>
  pack({ type: '创作版', badge: null, isDefault: false, benefits: CREATE, ...facts });

export const year = samplePackage({
  id: '41',
  name: '创作版年卡',
  price: 19800,
  originalPrice: 35800,
  days: 365,
  badge: '省 160 元',
  isDefault: true,
});
export const month = samplePackage({
  id: '43',
  name: '创作版月卡',
  price: 2800,
  originalPrice: 3800,
  days: 30,
});
export const wordPack = samplePackage({
  id: '48',
  name: '50 万字',
  type: '字数包',
  price: 6800,
  originalPrice: 11800,
  days: null,
  isDefault: true,
  benefits: WORDS,
});
const smallWordPack = {
  ...wordPack,
  id: '47',
  name: '10 万字',
  price: 1800,
  originalPrice: 2500,
  isDefault: false,
};

/** Two types; the default of the second is not its first. */
export const packages = [year, month, smallWordPack, wordPack];
