import type { Benefit } from '@vip/api/schema';
import { item, type Item, PLAIN, yuan } from './item.ts';

const benefits: Benefit[] = [
  { name: '回复建议', icon: 'chat', free: '每天 5 次', member: '不限次数' },
  { name: '语气风格', icon: 'tone', free: '3 种', member: '28 种' },
  { name: '聊天截图解读', icon: 'scan', free: '不支持', member: '支持' },
  { name: '专属客服', icon: 'head', free: '不支持', member: '优先接入' },
];

const main = { ...PLAIN, backend: 'main', benefits } as const;
const activity = { ...main, list: 'activity' } as const;

/** 连续包月 is sold only in the apps, where it can be cancelled. */
const IN_APPS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

export const MAIN_ITEMS: Item[] = [
  item(main, '11', '季度会员', 78, 98, 90),
  item(main, '12', '年度会员', 198, 298, 365, {
    badge: '省 100 元',
    isDefault: true,
    memberPrice: yuan(178),
  }),
  item(main, '13', '月度会员', 32, 38, 30),
  item(activity, '101', '季度会员', 68, 98, 90),
  item(activity, '102', '年度会员', 168, 298, 365, { badge: '省 130 元', isDefault: true }),
  item(activity, '103', '月度会员', 28, 38, 30),
  item(activity, '104', '连续包月', 18, 28, 30, {
    badge: '首月优惠',
    renewal: { price: yuan(25), periodDays: 30 },
    clientTypes: IN_APPS,
  }),
];

const standard: Benefit[] = [
  { name: '回复建议', icon: 'chat', free: '每天 5 次', member: '不限次数' },
  { name: '语气风格', icon: 'tone', free: '3 种', member: '12 种' },
  { name: '截图解读', icon: 'scan', free: '不支持', member: '每天 3 次' },
  { name: '语音代写', icon: 'voice', free: '不支持', member: '不支持' },
  { name: '专属客服', icon: 'head', free: '不支持', member: '优先接入' },
];
const premium: Benefit[] = [
  { name: '回复建议', icon: 'chat', free: '每天 5 次', member: '不限次数' },
  { name: '语气风格', icon: 'tone', free: '3 种', member: '28 种，含商务、长辈、方言' },
  { name: '截图解读', icon: 'scan', free: '不支持', member: '不限次数' },
  { name: '语音代写', icon: 'voice', free: '不支持', member: '支持' },
  { name: '专属客服', icon: 'head', free: '不支持', member: '优先接入' },
];

const base = { ...PLAIN, backend: 'upgrade', type: '标准会员', benefits: standard } as const;
const top = { ...PLAIN, backend: 'upgrade', type: '尊享会员', level: '2', benefits: premium } as const;

/** Every level in every duration: `/upgrade/diy` picks a pair. */
export const UPGRADE_ITEMS: Item[] = [
  item(base, '51', '标准会员 3 个月', 48, 68, 90),
  item(base, '52', '标准会员 12 个月', 128, 198, 365),
  item(base, '53', '标准会员永久', 228, 398, null),
  item(top, '54', '尊享会员 3 个月', 68, 108, 90),
  item(top, '55', '尊享会员 12 个月', 168, 298, 365, { badge: '最多人选', isDefault: true }),
  item(top, '56', '尊享会员永久', 298, 598, null),
];
