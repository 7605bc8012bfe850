import type { Benefit } from '@vip/api/schema';
import { PLAIN, yuan, type Item } from './item.ts';

const benefits: Benefit[] = [
  { name: '贴心回复', icon: 'heart', free: '每天 3 次', member: '不限次数' },
  { name: '约会点子', icon: 'bulb', free: '每周 1 个', member: '每天更新' },
  { name: '情话灵感', icon: 'chat', free: '10 句', member: '3600 句' },
  { name: '晚安语音', icon: 'moon', free: '试听', member: '全部可听' },
  { name: '每日一甜', icon: 'gift', free: '不支持', member: '支持' },
];

const honey = { ...PLAIN, backend: 'honey', benefits } as const;

export const HONEY_ITEMS: Item[] = [
  {
    ...honey,
    id: '21',
    name: '年卡',
    price: yuan(158),
    originalPrice: yuan(288),
    days: 365,
    badge: '最多人选',
    isDefault: true,
  },
  { ...honey, id: '22', name: '季卡', price: yuan(58), originalPrice: yuan(88), days: 90 },
  { ...honey, id: '23', name: '月卡', price: yuan(25), originalPrice: yuan(35), days: 30 },
  { ...honey, id: '24', name: '永久卡', price: yuan(298), originalPrice: yuan(598), days: null },
  { ...honey, id: '25', shelf: 'welfare', name: '三天甜蜜卡', price: 0, originalPrice: yuan(6), days: 3 },
];
