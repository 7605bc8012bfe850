import type { Benefit } from '@vip/api/schema';
import { type Item, PLAIN, yuan } from './item.ts';

const honeyBenefits: Benefit[] = [
  { name: '贴心回复', icon: 'heart', free: '每天 3 次', member: '不限次数' },
  { name: '约会点子', icon: 'bulb', free: '每周 1 个', member: '每天更新' },
  { name: '情话灵感', icon: 'chat', free: '10 句', member: '3600 句' },
  { name: '晚安语音', icon: 'moon', free: '试听', member: '全部可听' },
  { name: '每日一甜', icon: 'gift', free: '不支持', member: '支持' },
];

const honey = { ...PLAIN, backend: 'honey', benefits: honeyBenefits } as const;

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

const youquanBenefits: Benefit[] = [
  { name: '九宫格切图', icon: 'grid', free: '每天 1 次', member: '一键切好' },
  { name: '配图文案', icon: 'pen', free: '12 种语气', member: '200 种语气' },
  { name: '相册故事', icon: 'book', free: '手动排版', member: '自动排版' },
  { name: '无水印导出', icon: 'image', free: '带水印', member: '原图画质' },
];

const youquan = { ...PLAIN, backend: 'youquan', benefits: youquanBenefits } as const;

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

const writing: Benefit[] = [
  { name: '一句话成文', icon: 'pen', free: '每天 2 篇', member: '每天 30 篇' },
  { name: '授权书库', icon: 'book', free: '120 部', member: '12000 部' },
  { name: '真人感配音', icon: 'tone', free: '4 种音色', member: '46 种音色' },
  { name: '一处写，多处发', icon: 'send', free: '1 个平台', member: '全部平台' },
];
const trading: Benefit[] = [
  { name: '一句话成文', icon: 'pen', free: '每天 30 篇', member: '不限篇数' },
  { name: '商用授权', icon: 'star', free: '不支持', member: '书面授权' },
  { name: '真人感配音', icon: 'tone', free: '46 种音色', member: '46 种，可商用' },
  { name: '团队席位', icon: 'head', free: '1 人', member: '5 人' },
];
const words: Benefit[] = [{ name: '成文字数', icon: 'pen', free: '按会员额度', member: '用完为止' }];

const create = { ...PLAIN, backend: 'tuiwen', type: '创作版', benefits: writing } as const;
const trade = { ...PLAIN, backend: 'tuiwen', type: '商用版', level: '2', benefits: trading } as const;
const pack = {
  ...PLAIN,
  backend: 'tuiwen',
  type: '字数包',
  level: '0',
  days: null,
  benefits: words,
} as const;
const gift = { ...create, shelf: 'welfare', type: null } as const;

export const TUIWEN_ITEMS: Item[] = [
  {
    ...create,
    id: '41',
    name: '创作版年卡',
    price: yuan(198),
    originalPrice: yuan(358),
    days: 365,
    badge: '省 160 元',
    isDefault: true,
  },
  { ...create, id: '42', name: '创作版季卡', price: yuan(68), originalPrice: yuan(108), days: 90 },
  { ...create, id: '43', name: '创作版月卡', price: yuan(28), originalPrice: yuan(38), days: 30 },
  {
    ...trade,
    id: '44',
    name: '商用版年卡',
    price: yuan(398),
    originalPrice: yuan(698),
    days: 365,
    badge: '省 300 元',
    isDefault: true,
  },
  { ...trade, id: '45', name: '商用版季卡', price: yuan(138), originalPrice: yuan(208), days: 90 },
  { ...trade, id: '46', name: '商用版月卡', price: yuan(58), originalPrice: yuan(78), days: 30 },
  { ...pack, id: '47', name: '10 万字', price: yuan(18), originalPrice: yuan(25) },
  {
    ...pack,
    id: '48',
    name: '50 万字',
    price: yuan(68),
    originalPrice: yuan(118),
    badge: '省 50 元',
    isDefault: true,
  },
  { ...pack, id: '49', name: '100 万字', price: yuan(118), originalPrice: yuan(228) },
  { ...gift, id: '61', name: '创作版七天卡', price: 0, originalPrice: yuan(12), days: 7 },
  { ...gift, id: '62', name: '创作版月卡（福利）', price: yuan(1), originalPrice: yuan(28), days: 30 },
  { ...gift, id: '63', name: '创作版三天卡', price: 0, originalPrice: yuan(6), days: 3 },
];
