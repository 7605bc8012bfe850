import type { Benefit, MembershipPackage } from '@vip/api';
import { pack } from '@vip/checkout-react/testing';

const writing: Benefit[] = [
  { name: '一句话成文', icon: 'pen', free: '每天 2 篇', member: '每天 30 篇' },
  { name: '授权书库', icon: 'book', free: '120 部', member: '12000 部' },
];
const trading: Benefit[] = [
  { name: '一句话成文', icon: 'pen', free: '每天 30 篇', member: '不限篇数' },
  { name: '商用授权', icon: 'star', free: '不支持', member: '书面授权' },
];

const create = { level: '1', type: '创作版', benefits: writing, badge: null, isDefault: false };
const trade = { ...create, level: '2', type: '商用版', benefits: trading };

export const createYear = pack({ ...create, id: '41', name: '创作版年卡', price: 19800, isDefault: true });
export const createMonth = pack({ ...create, id: '43', name: '创作版月卡', price: 2800, days: 30 });
export const tradeYear = pack({ ...trade, id: '44', name: '商用版年卡', price: 39800, isDefault: true });
export const tradeSeason = pack({ ...trade, id: '45', name: '商用版季卡', price: 13800, days: 90 });
export const tradeMonth = pack({ ...trade, id: '46', name: '商用版月卡', price: 5800, days: 30 });
export const wordPack = pack({
  ...create,
  id: '47',
  name: '10 万字',
  level: '0',
  type: '字数包',
  days: null,
  price: 1800,
});

/** As the backend sends them to one who is no member. */
export const shownPackages: MembershipPackage[] = [
  createYear,
  createMonth,
  tradeYear,
  tradeSeason,
  tradeMonth,
  wordPack,
];

/** The same for a member of the lower level with ¥58 left. */
export const memberPackages: MembershipPackage[] = shownPackages.map((one) =>
  one.level === '2' ? { ...one, price: one.price - 5800, credit: 5800 } : one,
);
