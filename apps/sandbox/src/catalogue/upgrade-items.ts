import type { Benefit } from '@vip/api/schema';
import { PLAIN, yuan, type Item } from './item.ts';

const standard: Benefit[] = [
  { name: '语气风格', icon: 'tone', free: '3 种', member: '12 种' },
  { name: '截图解读', icon: 'scan', free: '不支持', member: '每天 3 次' },
  { name: '语音代写', icon: 'chat', free: '不支持', member: '不支持' },
];
const premium: Benefit[] = [
  { name: '语气风格', icon: 'tone', free: '3 种', member: '28 种，含商务、长辈、方言' },
  { name: '截图解读', icon: 'scan', free: '不支持', member: '不限次数' },
  { name: '语音代写', icon: 'chat', free: '不支持', member: '支持' },
];

const base = { ...PLAIN, backend: 'upgrade', type: '标准会员', benefits: standard } as const;
const top = { ...PLAIN, backend: 'upgrade', type: '尊享会员', level: '2', benefits: premium } as const;

/** Every level in every duration: `/upgrade/diy` picks a pair. */
export const UPGRADE_ITEMS: Item[] = [
  { ...base, id: '51', name: '标准会员 3 个月', price: yuan(48), originalPrice: yuan(68), days: 90 },
  { ...base, id: '52', name: '标准会员 12 个月', price: yuan(128), originalPrice: yuan(198), days: 365 },
  { ...base, id: '53', name: '标准会员永久', price: yuan(228), originalPrice: yuan(398), days: null },
  { ...top, id: '54', name: '尊享会员 3 个月', price: yuan(68), originalPrice: yuan(108), days: 90 },
  {
    ...top,
    id: '55',
    name: '尊享会员 12 个月',
    price: yuan(168),
    originalPrice: yuan(298),
    days: 365,
    badge: '最多人选',
    isDefault: true,
  },
  { ...top, id: '56', name: '尊享会员永久', price: yuan(298), originalPrice: yuan(598), days: null },
];
