import type { Benefit } from '@vip/api/schema';
import { PLAIN, yuan, type Item } from './item.ts';

const benefits: Benefit[] = [
  { name: '回复建议', icon: 'chat', free: '每天 5 次', member: '不限次数' },
  { name: '语气风格', icon: 'tone', free: '3 种', member: '28 种' },
  { name: '聊天截图解读', icon: 'scan', free: '不支持', member: '支持' },
  { name: '专属客服', icon: 'head', free: '不支持', member: '9 点至 22 点' },
];

const main = { ...PLAIN, backend: 'main', benefits } as const;

const quarter = { ...main, name: '季度会员', price: yuan(68), originalPrice: yuan(98), days: 90 };
const year = {
  ...main,
  name: '年度会员',
  price: yuan(168),
  originalPrice: yuan(298),
  days: 365,
  badge: '省 130 元',
  isDefault: true,
};
const month = { ...main, name: '月度会员', price: yuan(28), originalPrice: yuan(38), days: 30 };

/** 连续包月 is sold inside the apps alone, where it can be cancelled. */
const IN_APPS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

export const MAIN_ITEMS: Item[] = [
  { ...quarter, id: '11' },
  { ...year, id: '12', memberPrice: yuan(148) },
  { ...month, id: '13' },
  { ...quarter, id: '101', shelf: 'activity' },
  { ...year, id: '102', shelf: 'activity' },
  { ...month, id: '103', shelf: 'activity' },
  {
    ...main,
    id: '104',
    shelf: 'activity',
    name: '连续包月',
    price: yuan(18),
    originalPrice: yuan(28),
    days: 30,
    badge: '首月优惠',
    renewal: { price: yuan(25), periodDays: 30 },
    clientTypes: IN_APPS,
  },
];
