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
  benefit('授权书库', '120 部', '1.2 万部'),
  benefit('真人感配音', '4 种音色', '46 种音色'),
];
const TRADE = [benefit('一句话成文', '每天 30 篇', '不限篇数'), benefit('商用授权', '不支持', '书面授权')];
const WORDS = [benefit('成文字数', '按会员额度', '长期有效，用完为止')];

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

const trade = { level: '2', type: '商用版', benefits: TRADE };
export const tradeYear = samplePackage({ ...trade, id: '44', name: '商用版年卡', price: 39800 });
export const tradeMonth = samplePackage({ ...trade, id: '46', name: '商用版月卡', price: 5800, days: 30 });
const tradeSeason = samplePackage({ ...trade, id: '45', name: '商用版季卡', price: 13800, days: 90 });

export const wordPack = samplePackage({
  id: '48',
  name: '50 万字',
  level: '0',
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
export const packages: [MembershipPackage, ...MembershipPackage[]] = [year, month, smallWordPack, wordPack];

/** Two editions, as the backend sends them to one who is no member. */
export const shownPackages = [year, month, tradeYear, tradeSeason, tradeMonth, smallWordPack];

/** The same for a member of the lower edition with ¥58 left. */
export const memberPackages = shownPackages.map((one) =>
  one.level === '2' ? { ...one, price: one.price - 5800, credit: 5800 } : one,
);
