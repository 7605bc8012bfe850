import type { Benefit } from '@vip/api/schema';
import { PLAIN, yuan, type Item } from './item.ts';

const benefits: Benefit[] = [
  { name: '九宫格切图', icon: 'grid', free: '每天 1 次', member: '一键切好' },
  { name: '配图文案', icon: 'pen', free: '12 种语气', member: '200 种语气' },
  { name: '相册故事', icon: 'book', free: '手动排版', member: '自动排版' },
  { name: '无水印导出', icon: 'image', free: '带水印', member: '原图画质' },
];

const youquan = { ...PLAIN, backend: 'youquan', benefits } as const;

export const YOUQUAN_ITEMS: Item[] = [
  {
    ...youquan,
    id: '31',
    name: '年度会员',
    price: yuan(128),
    originalPrice: yuan(248),
    days: 365,
    badge: '省 120 元',
    isDefault: true,
  },
  { ...youquan, id: '32', name: '季度会员', price: yuan(48), originalPrice: yuan(78), days: 90 },
  { ...youquan, id: '33', name: '月度会员', price: yuan(19), originalPrice: yuan(29), days: 30 },
  { ...youquan, id: '34', name: '永久会员', price: yuan(258), originalPrice: yuan(498), days: null },
  { ...youquan, id: '35', shelf: 'welfare', name: '七天会员', price: 0, originalPrice: yuan(9), days: 7 },
];
