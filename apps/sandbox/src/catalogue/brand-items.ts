import type { Benefit } from '@vip/api/schema';
import { item, type Item, PLAIN } from './item.ts';

const honeyBenefits: Benefit[] = [
  { name: '贴心回复', icon: 'heart', free: '每天 3 次', member: '不限次数' },
  { name: '约会点子', icon: 'bulb', free: '每周 1 个', member: '每天更新' },
  { name: '情话灵感', icon: 'chat', free: '10 句', member: '3600 句' },
  { name: '晚安语音', icon: 'moon', free: '试听', member: '全部可听' },
  { name: '每日一甜', icon: 'gift', free: '不支持', member: '支持' },
];

const honey = { ...PLAIN, backend: 'honey', benefits: honeyBenefits } as const;

export const HONEY_ITEMS: Item[] = [
  item(honey, '21', '年卡', 158, 288, 365, { badge: '最多人选', isDefault: true }),
  item(honey, '22', '季卡', 58, 88, 90),
  item(honey, '23', '月卡', 25, 35, 30),
  item(honey, '24', '永久卡', 298, 598, null),
  item(honey, '25', '三天甜蜜卡', 0, 6, 3, { list: 'welfare' }),
];

const youquanBenefits: Benefit[] = [
  { name: '九宫格切图', icon: 'grid', free: '每天 1 次', member: '一键切好' },
  { name: '配图文案', icon: 'pen', free: '12 种语气', member: '200 种语气' },
  { name: '相册故事', icon: 'book', free: '手动排版', member: '自动排版' },
  { name: '无水印导出', icon: 'image', free: '带水印', member: '原图画质' },
];

const youquan = { ...PLAIN, backend: 'youquan', benefits: youquanBenefits } as const;

export const YOUQUAN_ITEMS: Item[] = [
  item(youquan, '31', '年度会员', 128, 248, 365, { badge: '省 120 元', isDefault: true }),
  item(youquan, '32', '季度会员', 48, 78, 90),
  item(youquan, '33', '月度会员', 19, 29, 30),
  item(youquan, '34', '永久会员', 258, 498, null),
  item(youquan, '35', '七天会员', 0, 9, 7, { list: 'welfare' }),
];

const writing: Benefit[] = [
  { name: '一句话成文', icon: 'pen', free: '每天 2 篇', member: '每天 30 篇' },
  { name: '授权书库', icon: 'book', free: '120 部', member: '1.2 万部' },
  { name: '真人感配音', icon: 'tone', free: '4 种音色', member: '46 种音色' },
  { name: '一处写，多处发', icon: 'send', free: '1 个平台', member: '全部平台' },
];
const trading: Benefit[] = [
  { name: '一句话成文', icon: 'pen', free: '每天 2 篇', member: '不限篇数' },
  { name: '商用授权', icon: 'star', free: '不支持', member: '书面授权' },
  { name: '真人感配音', icon: 'tone', free: '4 种音色', member: '46 种，可商用' },
  { name: '团队席位', icon: 'head', free: '1 人', member: '5 人' },
];
const words: Benefit[] = [
  { name: '成文字数', icon: 'pen', free: '按会员额度', member: '长期有效，用完为止' },
];

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
const gift = { ...create, list: 'welfare', type: null } as const;

export const TUIWEN_ITEMS: Item[] = [
  item(create, '41', '创作版年卡', 198, 358, 365, { badge: '省 160 元', isDefault: true }),
  item(create, '42', '创作版季卡', 68, 108, 90),
  item(create, '43', '创作版月卡', 28, 38, 30),
  item(trade, '44', '商用版年卡', 398, 698, 365, { badge: '省 300 元', isDefault: true }),
  item(trade, '45', '商用版季卡', 138, 208, 90),
  item(trade, '46', '商用版月卡', 58, 78, 30),
  item(pack, '47', '10 万字', 18, 25, null),
  item(pack, '48', '50 万字', 68, 118, null, { badge: '省 50 元', isDefault: true }),
  item(pack, '49', '100 万字', 118, 228, null),
  item(gift, '61', '创作版七天卡', 0, 12, 7),
  item(gift, '62', '创作版月卡（福利）', 1, 28, 30),
  item(gift, '63', '创作版三天卡', 0, 6, 3),
];
